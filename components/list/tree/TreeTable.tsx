'use client';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';
import { useMoveMenu } from '@/components/controls/sorting/use-move-menu';
import { useSortWords } from '@/components/controls/sorting/use-sort-words';
import { useAccessibleMoves, useSortSensors } from '@/components/controls/sorting/use-sorting';
import { TableScroll, tableSheet } from '@/components/controls/table-styles';
import { usePhone } from '@/components/controls/use-phone';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import type { Identified } from '@/lib/contract/call/resource';
import { type TreeRow, treeRows } from '@/lib/list/tree-rows';
import { columnWidth } from '../columns/column-width';
import { UNFOLD_WIDTH } from '../table/row-panel';
import { TreeCards } from './TreeCards';
import { TreeLine } from './TreeLine';
import type { TreeShape } from './tree-parts';
import type { ClosedRows } from './use-closed-rows';

interface Props<Row extends Identified> extends TreeShape<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly closed: ClosedRows;
}

/** Rows with rows below them: opened and closed, and ordered among their siblings by mouse, touch, keyboard or a menu. */
export function TreeTable<Row extends Identified>({ label, rows, closed, ...shape }: Props<Row>) {
  const t = useTranslations('list');
  const id = useId();
  const phone = usePhone();
  const [lifted, setLifted] = useState<readonly Row[] | null>(null);
  const sensors = useSortSensors();
  // What lies below the siblings of a lifted row would stand between the places it may go to.
  const isOpen = (row: Row) => !closed.has(row.id) && !lifted?.includes(row);
  const nodes = treeRows(rows, { childrenOf: shape.childrenOf, isOpen });
  const nodeOf = (key: string | number) => nodes.find(({ row }) => row.id === key);
  const nameOf = (key: string) => {
    const node = nodeOf(Number(key));
    return node ? shape.nameOf(node.row) : '';
  };
  const placeOf = (key: string | number) => {
    const node = nodeOf(key);
    return { n: node ? node.siblings.indexOf(node.row) + 1 : 0, total: node?.siblings.length ?? 0 };
  };
  const words = useSortWords(nameOf);
  const accessibility = useAccessibleMoves(placeOf, words);
  const place = (key: string | number, to: number) => {
    const node = nodeOf(Number(key));
    if (node) shape.onMove?.(node.row, node.siblings, to);
  };
  const menu = useMoveMenu((key) => placeOf(Number(key)), place, words);
  const width = useMemo(() => shape.columns.reduce((sum, column) => sum + columnWidth(column), UNFOLD_WIDTH), [shape.columns]);
  if (phone) return <TreeCards label={label} nodes={nodes} shape={shape} onToggle={(row) => closed.toggle(row.id)} />;
  const end = ({ active, over }: DragEndEvent) => {
    setLifted(null);
    const [node, other] = [nodeOf(active.id), over && nodeOf(over.id)];
    if (node && other && other !== node && other.siblings === node.siblings) place(active.id, node.siblings.indexOf(other.row));
  };
  return (
    <DndContext
      id={id}
      {...sensors}
      collisionDetection={({ droppableContainers, active, ...others }) => {
        const { siblings } = active.data.current ?? {};
        const among = droppableContainers.filter(({ data }) => data.current?.siblings === siblings);
        return closestCenter({ droppableContainers: among, active, ...others });
      }}
      onDragStart={({ active }) => setLifted(nodeOf(active.id)?.siblings ?? null)}
      onDragEnd={end}
      onDragCancel={() => setLifted(null)}
      accessibility={accessibility}
    >
      <TableScroll role="region" aria-label={t('tableRegion')} tabIndex={-1}>
        <Sheet aria-label={label} style={{ minWidth: width }}>
          <colgroup>
            {shape.onMove && <col style={{ width: UNFOLD_WIDTH }} />}
            {shape.columns.map((column) => (
              <col key={column.key} style={{ width: columnWidth(column) }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {shape.onMove && <td className="unfold" />}
              {shape.columns.map(({ key, header, align }) => (
                <th key={key} scope="col" className={align}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <SortableContext items={nodes.map(({ row }) => row.id)} strategy={verticalListSortingStrategy}>
              {nodes.map((node: TreeRow<Row>) => (
                <TreeLine
                  key={node.row.id}
                  node={node}
                  shape={shape}
                  menuHandle={menu.handle(String(node.row.id))}
                  onToggle={() => closed.toggle(node.row.id)}
                />
              ))}
            </SortableContext>
          </tbody>
        </Sheet>
      </TableScroll>
      {menu.Menu && <menu.Menu {...menu.params} />}
    </DndContext>
  );
}

const Sheet = staticStyled('table')(tableSheet, {
  '& .branch': { display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 },
  '& .arrow': { flex: 'none', width: 28 },
  '& tr[data-dragging="true"]': { position: 'relative', zIndex: 5, boxShadow: paletteVar('floating-shadow') },
  '& .handle': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: paletteVar('text-tertiary'),
    cursor: 'grab',
    touchAction: 'none',
    '& svg': { fontSize: 18 },
  },
});
