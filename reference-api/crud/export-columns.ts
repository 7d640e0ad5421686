import type { AmountCell } from '@/lib/format/csv';
import type { ExportColumn } from './export-csv';

type Holding<Field extends string, Value> = Readonly<Record<Field, Value>>;

/** Columns that hold a field as it is, each under the label of its field. */
export const fieldColumns = <Field extends string>(
  labels: string,
  fields: readonly Field[],
): readonly ExportColumn<Holding<Field, string | number>>[] =>
  fields.map((field) => ({ head: `${labels}.${field}`, cell: (row) => row[field] }));

/** An amount, which a spreadsheet adds up; a text that looks like one it does not. */
export const yuanCell = (fen: number): AmountCell => ({ fen });

/** Columns that hold an amount in yuan. */
export const yuanColumns = <Field extends string>(
  labels: string,
  fields: readonly Field[],
): readonly ExportColumn<Holding<Field, number>>[] =>
  fields.map((field) => ({ head: `${labels}.${field}`, cell: (row) => yuanCell(row[field]) }));
