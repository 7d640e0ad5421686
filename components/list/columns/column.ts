import type { ReactNode } from 'react';
import type { PinSide } from '@/lib/list/column-layout';

/** Where a column's cell stands on the card that replaces a row on a phone. */
export type CardPlace = 'title' | 'mark' | 'line' | 'amount' | 'none';

/** One column of a list. Cells are plain elements: a hundred rows of them must stay cheap. */
export interface Column<Row> {
  /** Also the sort field: whether it can be sorted by is said by the resource's `sortable`. */
  readonly key: string;
  readonly header: string;
  cell(row: Row): ReactNode;
  readonly width?: number;
  readonly align?: 'start' | 'center' | 'end';
  readonly pinned?: PinSide;
  readonly hideable?: boolean;
  /** Default: a line with its label; the first column is the title. */
  readonly card?: CardPlace;
}

/** The column of row actions, by convention; on cards it stands at the foot. */
export const ACTIONS_KEY = 'actions';
