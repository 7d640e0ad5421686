'use client';
import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ColumnLayout, PinSide } from '@/lib/list/column-layout';
import { type Column, DEFAULT_COLUMN_WIDTH } from './column';

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

const features = tableFeatures({ columnOrderingFeature, columnPinningFeature, columnSizingFeature, columnVisibilityFeature });
/** The table model arranges columns; rows come from the server in their order and need no model. */
const NO_ROWS: never[] = [];

/** The columns to draw, in their order, with everything hidden left out. `leading` is the width of what stands before them. */
export function useShownColumns<Row extends object>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
  leading: number,
): readonly ShownColumn<Row>[] {
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.key,
          header: column.header,
          size: column.width ?? DEFAULT_COLUMN_WIDTH,
        }),
      ),
    [columns],
  );
  // One object for as long as nothing changed: the hook makes a new model for new options, and new columns would draw every row again.
  const options = useMemo(
    () => ({ features, columns: definitions, data: NO_ROWS as Row[], state: tableStateOf(layout) }),
    [definitions, layout],
  );
  const table = useTable(options);
  return useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    const shown = (side: PinSide | null, leaves: readonly { id: string; getSize(): number }[]) =>
      leaves.flatMap(({ id, getSize }, index): ShownColumn<Row>[] => {
        const column = byKey.get(id);
        if (!column) return [];
        const before = side === 'end' ? leaves.slice(index + 1) : leaves.slice(0, index);
        const offset = side ? before.reduce((sum, leaf) => sum + leaf.getSize(), side === 'start' ? leading : 0) : 0;
        return [
          {
            column,
            width: getSize(),
            pin: side,
            offset,
            seam: side === 'start' ? index === leaves.length - 1 : side === 'end' && index === 0,
          },
        ];
      });
    const bound = (leaves: ReturnType<typeof table.getVisibleLeafColumns>) =>
      leaves.map((leaf) => ({ id: leaf.id, getSize: () => leaf.getSize() }));
    return [
      ...shown('start', bound(table.getStartVisibleLeafColumns())),
      ...shown(null, bound(table.getCenterVisibleLeafColumns())),
      ...shown('end', bound(table.getEndVisibleLeafColumns())),
    ];
  }, [columns, table, leading]);
}

const tableStateOf = ({ order, hidden, pinned, widths }: ColumnLayout) => ({
  columnOrder: [...order],
  columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
  columnPinning: { start: order.filter((key) => pinned[key] === 'start'), end: order.filter((key) => pinned[key] === 'end') },
  columnSizing: { ...widths },
});
