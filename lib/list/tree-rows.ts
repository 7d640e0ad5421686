/** A row of a tree as it is drawn: how deep it stands and among whom. */
export interface TreeRow<Row> {
  readonly row: Row;
  /** 0 at the top. */
  readonly depth: number;
  /** The rows with the same parent, in their order. */
  readonly siblings: readonly Row[];
  readonly hasChildren: boolean;
  readonly open: boolean;
}

interface Shape<Row> {
  childrenOf(row: Row): readonly Row[];
  isOpen(row: Row): boolean;
}

/** The rows in sight, from top to bottom: those below a closed row are left out. */
export function treeRows<Row>(rows: readonly Row[], shape: Shape<Row>, depth = 0): TreeRow<Row>[] {
  return rows.flatMap((row) => {
    const children = shape.childrenOf(row);
    const open = children.length > 0 && shape.isOpen(row);
    const own = { row, depth, siblings: rows, hasChildren: children.length > 0, open };
    return open ? [own, ...treeRows(children, shape, depth + 1)] : [own];
  });
}

/** The order after one of several was moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
