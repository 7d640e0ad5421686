import Papa from 'papaparse';
import { codes } from '@/lib/contract/call/codes';
import { decodeText } from '@/lib/contract/call/decode-text';
import { Refusal } from '@/reference-api/refusal';
import { readSheet } from './read-sheet';

export type TableType = 'csv' | 'txt' | 'xlsx';

/** A line of an imported file; `line` counts from 1, the head included, as a person sees it. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Both kinds of archives and spreadsheets begin like this. */
const ZIP_HEAD = Buffer.from('PK\u0003\u0004');

/** Reads a file as lines of cells: text in any of its encodings, a spreadsheet by its first sheet (00-conventions 1.5). Empty lines are left out. */
export async function readTable(bytes: Buffer, name: string, types: readonly TableType[]): Promise<TableRow[]> {
  const type = types.find((each) => name.toLowerCase().endsWith(`.${each}`));
  const isArchive = bytes.subarray(0, ZIP_HEAD.length).equals(ZIP_HEAD);
  if (!type || isArchive !== (type === 'xlsx')) throw new Refusal(codes.badFileFormat);
  const lines = type === 'xlsx' ? await readSheet(bytes) : textLines(decodeText(bytes), type);
  return lines
    .map((cells, at) => ({ line: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Comma-separated lines; plain text is one cell a line, because it says itself what separates its parts. */
function textLines(text: string, type: TableType): string[][] {
  if (text.includes('\0')) throw new Refusal(codes.badFileFormat);
  return type === 'txt' ? text.split(/\r\n|\r|\n/).map((line) => [line]) : Papa.parse<string[]>(text, { delimiter: ',' }).data;
}
