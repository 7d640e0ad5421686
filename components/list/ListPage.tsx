'use client';
import { styled } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense } from 'react';
import { hairline } from '@/components/theme/css-vars';
import type { Identified } from '@/lib/contract/resource';
import type { ListPatch } from '@/lib/list/list-address';
import type { ResourceList } from '@/lib/list/use-resource-list';
import { ColumnSettings } from './ColumnSettings';
import type { Column } from './column';
import { DataTable } from './DataTable';
import { type PagedView, Pager } from './Pager';
import { SavedViewsButton } from './SavedViewsButton';
import { ListCard } from './table-styles';
import { useColumnLayout } from './use-column-layout';

// Neither is there before a row is chosen or a list watched.
const BulkBar = lazy(() => import('./BulkBar').then((module) => ({ default: module.BulkBar }))) as typeof import('./BulkBar').BulkBar;
const NewRowsPill = lazy(() =>
  import('./NewRowsPill').then((module) => ({ default: module.NewRowsPill })),
) as typeof import('./NewRowsPill').NewRowsPill;

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  /** A stable array: made outside the component or memoised. */
  readonly columns: readonly Column<Row>[];
  /** A FilterBar. */
  readonly filters?: ReactNode;
  /** ViewTabs. */
  readonly tabs?: ReactNode;
  /** Buttons for chosen rows; without them rows cannot be chosen. */
  readonly bulk?: ReactNode;
  /** Sums beside the total. */
  readonly summary?: ReactNode;
  /** What to offer when there are no rows at all yet. */
  readonly firstStep?: ReactNode;
  /** False for lists that come whole. */
  readonly paged?: boolean;
  /** Says when new rows have come in meanwhile. */
  readonly watched?: boolean;
}

/** The one shape of every list screen: filters, state tabs, bulk bar, table and pager in one card. */
export function ListPage<Row extends Identified, Filter>(props: Props<Row, Filter>) {
  const { list, columns, filters, tabs, bulk, summary, firstStep, paged = true, watched = false } = props;
  const arranged = useColumnLayout(list.of.name, columns);
  const selectable = bulk !== undefined;
  return (
    <ListCard>
      {filters}
      <Strip data-tabs={tabs !== undefined}>
        <div className="tabs">{tabs}</div>
        <div className="tools">
          <SavedViewsButton list={list} />
          <ColumnSettings columns={columns} arranged={arranged} />
        </div>
      </Strip>
      <Suspense fallback={null}>{list.selection.count > 0 && selectable && <BulkBar list={list}>{bulk}</BulkBar>}</Suspense>
      <Suspense fallback={null}>{watched && <NewRowsPill list={list} />}</Suspense>
      <DataTable list={list} columns={columns} arranged={arranged} selectable={selectable} firstStep={firstStep} />
      {paged && <Pager list={pagedView(list)} summary={summary} />}
    </ListCard>
  );
}

/** Narrows a list to what its pager needs. */
const pagedView = <Row extends Identified, Filter>({ change, ...list }: ResourceList<Row, Filter>): PagedView => ({
  ...list,
  change: (patch) => change(patch as ListPatch<Filter>),
});

const Strip = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 41,
  padding: '0 12px',
  borderBottom: hairline,
  '& .tabs': { flex: 1, minWidth: 0, display: 'flex' },
  '& .tools': { flex: 'none', display: 'flex', gap: 4 },
  [theme.breakpoints.down('sm')]: { padding: 0, '& .tools': { display: 'none' }, '&[data-tabs="false"]': { display: 'none' } },
}));
