'use client';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import type { Identified } from '@/lib/contract/call/resource';
import type { ColumnLayout } from '@/lib/list/column-layout';
import type { ResourceList } from '@/lib/list/resource-list';
import type { Column } from '../columns/column';
import { ListState } from '../ListState';
import type { RowPanel, UnfoldedRows } from '../table/row-panel';
import { cardParts, RowCard } from './RowCard';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly columns: readonly Column<Row>[];
  readonly layout: ColumnLayout;
  readonly selectable: boolean;
  readonly emptyAction?: ReactNode;
  readonly panel?: RowPanel<Row> | undefined;
  readonly unfolded: UnfoldedRows;
}

/** The rows of a list on a phone: one card each, the columns at the places they name. */
export function RowCards<Row extends Identified, Filter>(props: Props<Row, Filter>) {
  const { list, columns, layout, selectable, emptyAction, panel, unfolded } = props;
  const t = useTranslations('list');
  const parts = cardParts(columns, layout);
  if (list.state.waiting) return <CardSkeletons />;
  if (list.rows.length === 0) return <ListState list={list} emptyAction={emptyAction} />;
  return (
    <Cards aria-busy={list.state.busy} aria-label={t('tableRegion')} tabIndex={-1} data-rows data-stale={list.state.stale}>
      {list.rows.map((row) => (
        <RowCard
          key={row.id}
          row={row}
          parts={parts}
          selected={selectable ? list.selection.has(row.id) : undefined}
          selectLabel={t('selectRow')}
          onToggle={list.selection.toggle}
          panel={panel}
          unfolded={unfolded.has(row.id)}
          onUnfold={unfolded.toggle}
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
  color: paletteVar('text-primary'),
  '&[data-stale="true"]': { opacity: 0.55 },
});
