import type { PinSide } from '@/lib/list/column-layout';
import type { Column } from './column';
import { columnWidth } from './column-width';

/** A column as it is drawn now: its width, and where it sticks when it is pinned. */
export interface ShownColumn<Row> {
  readonly column: Column<Row>;
  readonly width: number;
  readonly pin: PinSide | null;
  /** Distance from the edge it sticks to. */
  readonly offset: number;
  /** It stands at the seam between what sticks and what scrolls. */
  readonly seam: boolean;
}

type Sized<Row> = Pick<ShownColumn<Row>, 'column' | 'width'>;
/** Columns by the edge they stick to, each group in its order. */
export interface Sides<Row> {
  readonly start: readonly Sized<Row>[];
  readonly middle: readonly Sized<Row>[];
  readonly end: readonly Sized<Row>[];
}

/** Says of every column where it sticks. `leading` is the width of what stands before them. */
export function placeColumns<Row>({ start, middle, end }: Sides<Row>, leading: number): ShownColumn<Row>[] {
  const widthOf = (columns: readonly Sized<Row>[]) => columns.reduce((sum, { width }) => sum + width, 0);
  return [
    ...start.map((each, index) => ({
      ...each,
      pin: 'start' as const,
      offset: leading + widthOf(start.slice(0, index)),
      seam: index === start.length - 1,
    })),
    ...middle.map((each) => ({ ...each, pin: null, offset: 0, seam: false })),
    ...end.map((each, index) => ({ ...each, pin: 'end' as const, offset: widthOf(end.slice(index + 1)), seam: index === 0 })),
  ];
}

/** The columns as the list was made: what nobody has arranged needs no model of arrangements. */
export function columnsAsMade<Row>(columns: readonly Column<Row>[], leading: number): ShownColumn<Row>[] {
  const sized = columns.map((column) => ({ column, width: columnWidth(column) }));
  const at = (side: PinSide | undefined) => sized.filter(({ column }) => column.pinned === side);
  return placeColumns({ start: at('start'), middle: at(undefined), end: at('end') }, leading);
}
