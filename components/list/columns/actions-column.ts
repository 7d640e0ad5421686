import type { ReactNode } from 'react';
import { ACTIONS_KEY, type Column } from './column';

/** The column of row actions: it stays in sight at the end however far the others are moved, and nobody can hide it. */
export const actionsColumn = <Row>(header: string, width: number, cell: (row: Row) => ReactNode): Column<Row> => ({
  key: ACTIONS_KEY,
  header,
  width,
  pinned: 'end',
  hideable: false,
  cell,
});
