import { yuanText } from './money';

/** Tells spreadsheet programs that the file is UTF-8. */
export const BOM = '\uFEFF';

const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
/** An amount below zero is no formula, as long as the cell is nothing else. */
const NEGATIVE_AMOUNT = /^-\d{1,13}\.\d{2}$/;
const QUOTED = /[",\r\n]/;
/** Either of the two, for the many cells that are neither. */
const SPECIAL = /^[=+\-@＝＋－＠\t]|[",\r\n]/;

/** One cell as CSV; a text a spreadsheet would run as a formula is defused with an apostrophe (00-conventions 1.4). */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  if (!SPECIAL.test(value) || NEGATIVE_AMOUNT.test(value)) return value;
  const text = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A cell as it was before it was defused. */
export const plainCell = (text: string): string => (text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text);

/** An amount as exports write it: at most 13 digits, so that a spreadsheet keeps every one of them. */
const AMOUNT = /^-?\d{1,13}\.\d{2}$/;

/** Whether a spreadsheet can add a text up. */
export const isAmount = (text: string): boolean => AMOUNT.test(text);

/** An amount among the cells of an export, in 分. */
export interface AmountCell {
  readonly fen: number;
}

/** One row of an export. A text that only looks like an amount is quoted: whoever makes numbers of amounts leaves it as it is. */
export const exportLine = (cells: readonly (string | number | AmountCell)[]): string => `${cells.map(exportCell).join(',')}\r\n`;

function exportCell(value: string | number | AmountCell): string {
  if (typeof value === 'object') return yuanText(value.fen);
  return typeof value === 'string' && isAmount(value) ? `"${value}"` : csvCell(value);
}

/** One row as CSV, with its line end. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The rows of a CSV text; quoted cells may hold commas, quotes and line ends, and are told to `quoted` with the place of their column. */
export function parseCsv(text: string, quoted?: (cell: string, column: number) => void): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // Each match is one cell and what ends it: a comma, a line end or the end of the text.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
  cell.lastIndex = text.startsWith(BOM) ? 1 : 0;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new SyntaxError('not a CSV text');
    if (match[1] !== undefined) quoted?.(match[1], row.length);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',' && cell.lastIndex < text.length) continue;
    if (match[3] === ',') row.push('');
    rows.push(row);
    row = [];
  }
  return rows;
}
