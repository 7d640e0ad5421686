'use client';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ink } from '@/components/theme/css-vars';
import type { Identified } from '@/lib/contract/resource';
import type { ColumnLayout } from '@/lib/list/column-layout';
import type { ResourceList } from '@/lib/list/use-resource-list';
import type { Column } from './column';
import { ListFace } from './ListFace';
import { cardParts, RowCard } from './RowCard';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly columns: readonly Column<Row>[];
  readonly layout: ColumnLayout;
  readonly selectable: boolean;
  readonly firstStep?: ReactNode;
}

/** The rows of a list on a phone: one card each, the columns at the places they name. */
export function RowCards<Row extends Identified, Filter>({ list, columns, layout, selectable, firstStep }: Props<Row, Filter>) {
  const t = useTranslations('list');
  const parts = cardParts(columns, layout);
  if (list.waiting) return <CardSkeletons />;
  if (list.rows.length === 0) return <ListFace list={list} firstStep={firstStep} />;
  return (
    <Cards aria-busy={list.busy} aria-label={t('tableRegion')} data-stale={list.stale}>
      {list.rows.map((row) => (
        <RowCard
          key={row.id}
          row={row}
          parts={parts}
          selected={selectable ? list.selection.has(row.id) : undefined}
          selectLabel={t('selectRow')}
          onToggle={list.selection.toggle}
        />
      ))}
    </Cards>
  );
}

const SKELETONS = [1, 2, 3, 4, 5, 6];
const CardSkeletons = () => (
  <Cards aria-hidden>
    {SKELETONS.map((each) => (
      <li key={each}>
        <Skeleton variant="rounded" height={132} />
      </li>
    ))}
  </Cards>
);

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  margin: 0,
  padding: '10px 0',
  listStyle: 'none',
  color: ink('text-primary'),
  '&[data-stale="true"]': { opacity: 0.55 },
});
