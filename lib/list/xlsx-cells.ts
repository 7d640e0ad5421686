import { parseCsv } from '@/lib/format/csv';

/** How many rows a spreadsheet export may hold; more go as CSV. */
export const MAX_XLSX_ROWS = 100_000;

/** An amount as exports write it: at most 13 digits, so that a spreadsheet keeps every one of them. */
const AMOUNT = /^-?\d{1,13}\.\d{2}$/;

/** One cell of a spreadsheet: amounts are numbers that can be added up, all else (ids above all) stays text. */
export const xlsxCell = (text: string): string | number => {
  if (AMOUNT.test(text)) return Number(text);
  // The apostrophe defuses formulas in CSV; a text cell never runs one.
  return text.startsWith("'") ? text.slice(1) : text;
};

/** An exported CSV as the rows of a spreadsheet, the head in front. */
export const xlsxRows = (csv: string): (string | number)[][] => parseCsv(csv).map((row, index) => (index === 0 ? row : row.map(xlsxCell)));
