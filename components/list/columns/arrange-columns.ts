import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import type { ColumnLayout } from '@/lib/list/column-layout';
import type { Column } from './column';
import { columnWidth } from './column-width';
import { placeColumns, type ShownColumn } from './shown-column';

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
/** The table model arranges columns; rows come from the server in their order and need no model. */
const NO_ROWS: never[] = [];

/** The columns as a person arranged them, with everything hidden left out. `leading` is the width of what stands before them. */
export function arrangeColumns<Row extends object>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
  leading: number,
): ShownColumn<Row>[] {
  const table = constructTable({
    features,
    columns: columns.map((column) => ({ id: column.key, header: column.header, size: columnWidth(column) })),
    data: NO_ROWS as Row[],
    initialState: stateOf(layout),
  });
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const sized = (leaves: readonly { id: string; getSize(): number }[]) =>
    leaves.flatMap((leaf) => {
      const column = byKey.get(leaf.id);
      return column ? [{ column, width: leaf.getSize() }] : [];
    });
  const sides = {
    start: sized(table.getStartVisibleLeafColumns()),
    middle: sized(table.getCenterVisibleLeafColumns()),
    end: sized(table.getEndVisibleLeafColumns()),
  };
  return placeColumns(sides, leading);
}

const stateOf = ({ order, hidden, pinned, widths }: ColumnLayout) => ({
  columnOrder: [...order],
  columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
  columnPinning: { start: order.filter((key) => pinned[key] === 'start'), end: order.filter((key) => pinned[key] === 'end') },
  columnSizing: { ...widths },
});
