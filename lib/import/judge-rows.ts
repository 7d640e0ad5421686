import type { RawRow } from './read-rows';

/** What a noun makes of a row: a value to send, or the reason why it is none. */
export type Reading<Line> = { readonly value: Line } | { readonly reason: string };

/** A row that was judged. */
export interface JudgedRow<Line> extends RawRow {
  readonly value: Line | undefined;
  /** Null for a good row. */
  readonly fault: { readonly kind: 'invalid' | 'duplicate'; readonly reason: string } | null;
}

interface Rules<Line> {
  read(row: RawRow): Reading<Line>;
  /** What may stand only once; rows without it are never duplicates. */
  keyOf?: ((value: Line) => string) | undefined;
  duplicateReason: string;
}

/** Judges every row: what cannot be read, and what repeats an earlier row. */
export function judgeRows<Line>(rows: readonly RawRow[], { read, keyOf, duplicateReason }: Rules<Line>): JudgedRow<Line>[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const reading = read(row);
    if ('reason' in reading) return { ...row, value: undefined, fault: { kind: 'invalid', reason: reading.reason } };
    const key = keyOf?.(reading.value);
    const repeated = key !== undefined && seen.has(key);
    if (key !== undefined) seen.add(key);
    return { ...row, value: reading.value, fault: repeated ? { kind: 'duplicate', reason: duplicateReason } : null };
  });
}

/** The head of a table is no row of it: left out when its first cell says what heads begin with. */
export function withoutHead(rows: readonly RawRow[], heads: readonly string[]): readonly RawRow[] {
  const first = rows[0]?.cells[0]?.replace(/^\uFEFF/, '');
  return first !== undefined && heads.includes(first) ? rows.slice(1) : rows;
}
