import type { ReactNode } from 'react';

/** What unfolds below a row: its variants, its parcels. */
export interface RowPanel<Row> {
  /** What is seen there, for those who do not see the arrow: 规格. */
  readonly label: string;
  draw(row: Row): ReactNode;
  /** Rows that have nothing to unfold carry no arrow. */
  has?(row: Row): boolean;
}

/** Which rows are unfolded. */
export interface UnfoldedRows {
  has(id: number): boolean;
  toggle(id: number): void;
}

/** Width of the column of arrows. */
export const UNFOLD_WIDTH = 36;
