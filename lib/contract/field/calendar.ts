/** How the wire writes a moment, from the year 1000 on: those before are slips of the hand, and the database refuses some of them. */
export const WIRE_TIME = /^[1-9]\d{3}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Whether a text is a moment of the calendar as the wire writes it, `YYYY-MM-DD HH:mm:ss`: the 30th of February is none. */
export function isWireTime(text: string): boolean {
  if (!WIRE_TIME.test(text)) return false;
  const iso = text.replace(' ', 'T');
  const moment = new Date(`${iso}Z`);
  // A day past the end of its month would silently become one of the next month.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isWireDate = (text: string): boolean => isWireTime(`${text} 00:00:00`);
