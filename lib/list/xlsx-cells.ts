import { isAmount, parseCsv, plainCell } from '@/lib/format/csv';

/** How many lines below its head a spreadsheet export may hold; more go as CSV. */
export const MAX_XLSX_ROWS = 100_000;

/**
 * An exported CSV as the rows of a spreadsheet, the head in front. Columns of nothing but amounts are numbers that can be added up;
 * all else stays text, above all ids and what only looks like an amount, which is quoted: a variant called 10.10.
 */
export function xlsxRows(csv: string): (string | number)[][] {
  const texts = new Set<number>();
  const [head = [], ...rows] = parseCsv(csv, (cell, column) => isAmount(cell) && texts.add(column));
  const amounts = head.map((_, at) => !texts.has(at) && rows.every((row) => isBlankOrAmount(row[at] ?? '')));
  return [head, ...rows.map((row) => row.map((text, at) => (text !== '' && amounts[at] ? Number(text) : plainCell(text))))];
}

const isBlankOrAmount = (text: string): boolean => text === '' || isAmount(text);
