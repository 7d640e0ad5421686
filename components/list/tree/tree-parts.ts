import type { MenuHandle } from '@/components/controls/sorting/use-move-menu';
import type { TreeRow } from '@/lib/list/tree-rows';
import type { Column } from '../columns/column';

/** What a tree asks of its noun. */
export interface TreeShape<Row> {
  /** The first one is indented and carries the arrow. */
  readonly columns: readonly Column<Row>[];
  childrenOf(row: Row): readonly Row[];
  nameOf(row: Row): string;
  /** Puts a row to another place among those with the same parent; without it the order cannot be changed by hand. */
  onMove?: ((row: Row, siblings: readonly Row[], to: number) => void) | undefined;
}

/** What drawing one row of a tree takes. */
export interface TreeRowProps<Row> {
  readonly node: TreeRow<Row>;
  readonly shape: TreeShape<Row>;
  readonly menuHandle: MenuHandle;
  onToggle(): void;
}

/** How far each level is moved in. */
export const INDENT = 24;
