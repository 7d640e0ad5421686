import { decodeText } from '@/lib/contract/call/decode-text';

/** One line of what is imported, as it was written. */
export interface RawRow {
  /** Counted from 1, blank lines included, as an editor or a spreadsheet counts. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The line itself, where a text was parted by a separator: what is around one may belong to it. */
  readonly text?: string;
}

/** Kinds of files that can be read. */
export type ImportKind = 'txt' | 'csv' | 'xlsx';

export const kindOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The rows of a file; its readers are fetched with the first one. Throws what the reader throws when the file is not what its name says. */
export async function rowsOfFile(file: File, separator: string | undefined): Promise<RawRow[]> {
  if (kindOf(file.name) === 'xlsx') return rowsOfSheet(file);
  return rowsOfText(decodeText(new Uint8Array(await file.arrayBuffer())), separator);
}

/** The rows of a text: parted by the separator where there is one, else as CSV or as a spreadsheet copies cells. */
export async function rowsOfText(text: string, separator: string | undefined): Promise<RawRow[]> {
  if (separator !== undefined) {
    const lines = text.split(/\r\n|\n|\r/);
    return filled(lines.map((line) => line.split(separator))).map((row) => ({ ...row, text: lines[row.line - 1] ?? '' }));
  }
  const { parse } = await import('papaparse').then((module) => module.default);
  return filled(parse<string[]>(text, { delimitersToGuess: [',', '\t', ';'] }).data);
}

async function rowsOfSheet(file: File): Promise<RawRow[]> {
  const { readSheet } = await import('read-excel-file/browser');
  const rows = await readSheet(file);
  return filled(rows.map((row) => row.map(cellText)));
}

/** A cell as a person sees it; a date is one of the calendar and has no zone. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace('T', ' ').slice(0, 19).replace(' 00:00:00', '');
  return String(cell);
}

const filled = (rows: readonly (readonly string[])[]): RawRow[] =>
  rows
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
