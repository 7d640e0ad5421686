const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes as people read it: `1.5 MB`. */
export function fileSize(bytes: number): string {
  let size = Math.max(0, bytes);
  let unit = 0;
  while (Number(size.toFixed(1)) >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? Math.round(size) : Number(size.toFixed(1))} ${UNITS[unit]}`;
}
