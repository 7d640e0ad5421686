import type { ReactNode } from 'react';
import type { PinSide } from '@/lib/list/column-layout';

/** Where a column's cell stands on the card that replaces a row on a phone. */
export type CardPlace = 'picture' | 'title' | 'mark' | 'line' | 'amount' | 'none';

/** What stands in the head of a column, and the field the list is sorted by there. */
export interface ColumnHead {
  readonly key: string;
  readonly header: string;
}

/** One column of a list. Cells are plain elements: a hundred rows of them must stay cheap. */
export interface Column<Row> {
  /** Also the sort field: whether it can be sorted by is said by the resource's `sortable`. */
  readonly key: string;
  readonly header: string;
  /** Several figures in one cell, whose names the header is made of: the list is sorted by each of them that `sortable` names. */
  readonly figures?: readonly ColumnHead[];
  cell(row: Row): ReactNode;
  readonly width?: number;
  readonly align?: 'start' | 'center' | 'end';
  readonly pinned?: PinSide;
  readonly hideable?: boolean;
  /** Default: a line with its label; the first column is the title. */
  readonly card?: CardPlace;
}

/** The names in the head of a column: its own, or those of its figures. */
export const headsOf = ({ key, header, figures }: Pick<Column<never>, 'key' | 'header' | 'figures'>): readonly ColumnHead[] =>
  figures ?? [{ key, header }];

/** The figures of one cell by their fields, in the order the header names them: `已领/已用`. */
export const figuresOf = (header: string, fields: readonly string[]): readonly ColumnHead[] =>
  header.split('/').map((name, at) => ({ key: fields[at] ?? name, header: name.trim() }));

/** The column of row actions, by convention; on cards it stands at the foot. */
export const ACTIONS_KEY = 'actions';

/** The column that names a record: the one that asks for it, else the first that asks for no place of its own. */
export const titleOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ card }) => card === 'title') ?? columns.find(({ key, card }) => card === undefined && key !== ACTIONS_KEY);
