/** A time as the server writes it, in Asia/Shanghai; a dash when there is none. */
export const TimeText = ({ time }: { time: string | null | undefined }) => (
  <time dateTime={time ? isoOf(time) : undefined}>{time || '-'}</time>
);

const isoOf = (time: string) => `${time.replace(' ', 'T')}+08:00`;
