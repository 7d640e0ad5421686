'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { Identified } from '@/lib/contract/call/resource';
import { defaultLayout } from '@/lib/list/column-layout';
import type { TreeRow } from '@/lib/list/tree-rows';
import { cardParts, RowCard } from '../cards/RowCard';
import { UnfoldButton } from '../table/UnfoldButton';
import type { TreeShape } from './tree-parts';

interface Props<Row extends Identified> {
  readonly label: string;
  readonly nodes: readonly TreeRow<Row>[];
  readonly shape: TreeShape<Row>;
  onToggle(row: Row): void;
}

const still = () => undefined;
/** How far a level is moved in, and the arrow with the gap behind it: rows without one are as far in as those with one. */
const LEVEL = 16;
const ARROW = 30;

/** A tree on a phone: a card for each row, moved in by its depth; its order is changed by the buttons of the noun or on a wider screen. */
export function TreeCards<Row extends Identified>({ label, nodes, shape, onToggle }: Props<Row>) {
  const t = useTranslations('list');
  const arrows = nodes.some(({ hasChildren }) => hasChildren);
  const inset = ({ depth, hasChildren }: TreeRow<Row>) => depth * LEVEL + (arrows && !hasChildren ? ARROW : 0);
  const parts = cardParts(shape.columns, defaultLayout(shape.columns));
  return (
    <Cards aria-label={label}>
      {nodes.map((node) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: ARIA 1.2 names the level of a list item.
        <li key={node.row.id} className="branch" aria-level={node.depth + 1} style={{ paddingLeft: inset(node) }}>
          {node.hasChildren && (
            <UnfoldButton
              label={t(node.open ? 'tree.close' : 'tree.open', { name: shape.nameOf(node.row) })}
              unfolded={node.open}
              onToggle={() => onToggle(node.row)}
            />
          )}
          <RowCard
            element="div"
            row={node.row}
            parts={parts}
            selected={undefined}
            selectLabel=""
            onToggle={still}
            unfolded={false}
            onUnfold={still}
          />
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  margin: 0,
  padding: '10px 0',
  listStyle: 'none',
  '& .branch': { display: 'flex', alignItems: 'flex-start', gap: 2 },
  '& .branch > div': { flex: 1, minWidth: 0 },
});
