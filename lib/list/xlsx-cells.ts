import { parseCsv, plainCell } from '@/lib/format/csv';

/** How many lines below its head a spreadsheet export may hold; more go as CSV. */
export const MAX_XLSX_ROWS = 100_000;

/** An amount as exports write it: at most 13 digits, so that a spreadsheet keeps every one of them. */
const AMOUNT = /^-?\d{1,13}\.\d{2}$/;

/**
 * An exported CSV as the rows of a spreadsheet, the head in front. Columns of nothing but amounts are numbers that can be added up;
 * all else stays text, above all ids and what only looks like an amount: a variant called 10.10.
 */
export function xlsxRows(csv: string): (string | number)[][] {
  const [head = [], ...rows] = parseCsv(csv);
  const amounts = head.map((_, at) => rows.every((row) => isBlankOrAmount(row[at] ?? '')));
  return [head, ...rows.map((row) => row.map((text, at) => (text !== '' && amounts[at] ? Number(text) : plainCell(text))))];
}

const isBlankOrAmount = (text: string): boolean => text === '' || isAmount(text);

/** Whether a spreadsheet can add a text up. */
export const isAmount = (text: string): boolean => AMOUNT.test(text);
