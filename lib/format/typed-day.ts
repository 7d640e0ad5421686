import { halfWidth } from './full-width';

/** Whether a text is a day that exists, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** A day typed in a usual form (`2026-1-5`, `2026/01/05`, `20260105`, `2026年1月5日`) as `YYYY-MM-DD`, or null. */
export function parseDay(text: string): string | null {
  const match = /^(\d{4})(?:[-/.年]?)(\d{1,2})(?:[-/.月]?)(\d{1,2})日?$/.exec(halfWidth(text).trim());
  if (!match) return null;
  const [, year = '', month = '', day = ''] = match;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : null;
}
