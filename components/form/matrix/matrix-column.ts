import type { Option } from '@/components/controls/option';
import { halfWidth } from '@/lib/format/full-width';
import { parseFen, yuanText } from '@/lib/format/money';
import { parseWhole } from '@/lib/format/whole-number';

/** How a cell is typed: 分 in 元, whole numbers, numbers with three decimals, words, a switch, one of a few. */
export type CellKind = 'money' | 'integer' | 'decimal' | 'text' | 'switch' | 'select';

/** One column of a matrix. */
export interface MatrixColumn {
  /** The field of a row it edits. */
  readonly key: string;
  readonly header: string;
  readonly kind: CellKind;
  readonly width: number;
  readonly required?: boolean;
  /** Shown and never typed: a stock that is counted. */
  readonly readOnly?: boolean;
  /** Each row has a value of its own, so there is none to fill all of them with. */
  readonly ownValue?: boolean;
  readonly options?: readonly Option[];
  readonly maxLength?: number;
}

/** A row as the matrix sees it. */
export type MatrixRecord = Readonly<Record<string, unknown>>;

/** A value as its cell holds it. */
export function writeCell(kind: CellKind, value: unknown): string {
  if (value === null || value === undefined || value === '' || Number.isNaN(value)) return '';
  return kind === 'money' && typeof value === 'number' ? yuanText(value) : String(value);
}

/** What a typed text stands for; undefined when it is no value of its kind. Nothing typed is nought, or no number where one is required. */
export function readCell({ kind, required = false }: Pick<MatrixColumn, 'kind' | 'required'>, text: string): unknown {
  const plain = text.trim();
  if (kind === 'text') return text;
  if (plain === '') return required ? Number.NaN : 0;
  if (kind === 'money') return parseFen(plain) ?? undefined;
  if (kind === 'integer') return parseWhole(plain, 9) ?? undefined;
  if (kind === 'decimal') return /^\d{1,9}(?:\.\d{0,3})?$/.test(halfWidth(plain)) ? Number(halfWidth(plain)) : undefined;
  return Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}

/** Whether a cell of numbers holds a text: it is kept as it was typed, so that the form refuses it and nobody takes it for a blank. */
export const isUnread = ({ kind }: MatrixColumn, value: unknown): boolean => kind !== 'text' && typeof value === 'string' && value !== '';

/** The rule of a column that a text breaks which is no value of it. */
export const brokenRule = ({ kind }: MatrixColumn): string => (kind === 'integer' || kind === 'money' ? kind : 'pattern');

/** Whether a column takes texts; the others take one of a few values. */
export const isTyped = ({ kind }: MatrixColumn): boolean => kind !== 'switch' && kind !== 'select';

/** Cells copied from a spreadsheet, row by row; undefined for a text that is one cell. */
export function readBlock(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const rows = lines.map((line) => line.split('\t'));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}
