'use client';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { ListCard } from '@/components/controls/table-styles';
import { border } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { PHONE_QUERY, TABLE_QUERY } from '@/components/theme/tokens';
import { visuallyHidden } from '@/components/theme/visually-hidden';
import type { Identified } from '@/lib/contract/call/resource';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { ResourceList } from '@/lib/list/resource-list';
import { ColumnSettings } from './columns/ColumnSettings';
import { type Column, headsOf } from './columns/column';
import { SortHeadsContext } from './columns/sort-heads';
import { useColumnLayout } from './columns/use-column-layout';
import { Pager } from './pager/Pager';
import { DataTable } from './table/DataTable';
import type { RowPanel } from './table/row-panel';
import { useKeptFocus } from './use-kept-focus';
import { SavedViewsButton } from './views/SavedViewsButton';

// Neither is there before a row is chosen or new rows are looked for.
const BulkBar = lazy(() =>
  import('./bulk/BulkBar').then((module) => ({ default: module.BulkBar })),
) as typeof import('./bulk/BulkBar').BulkBar;
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
  /** What stands between the tabs and the rows: a chart of what they add up to. */
  readonly above?: ReactNode;
  /** Buttons for chosen rows; without them rows cannot be chosen. */
  readonly bulk?: ReactNode;
  /** Sums beside the total. */
  readonly summary?: ReactNode;
  /** What to offer when there are no rows at all yet. */
  readonly emptyAction?: ReactNode;
  /** What unfolds below a row: its variants, its parcels. */
  readonly panel?: RowPanel<Row>;
  /** False for lists that come whole. */
  readonly paged?: boolean;
  /** Says when new rows have come in meanwhile. */
  readonly pollNew?: boolean;
}

/** The one shape of every list screen: filters, state tabs, bulk bar, table and pager in one card. */
export function ListPage<Row extends Identified, Filter>(props: Props<Row, Filter>) {
  const { list, columns, filters, tabs, above, bulk, summary, emptyAction, panel, paged = true, pollNew = false } = props;
  const arranged = useColumnLayout(list.key, columns);
  const selectable = bulk !== undefined;
  const chosen = list.selection.count;
  const t = useTranslations('list');
  const keepFocus = useKeptFocus();
  const { fields } = list.sorting;
  const sortHeads = useMemo(() => columns.flatMap(headsOf).filter(({ key }) => fields.includes(key)), [columns, fields]);
  return (
    <ListCard data-grows={Boolean(above)} onFocus={keepFocus}>
      <SortHeadsContext value={sortHeads}>{filters}</SortHeadsContext>
      <Head>
        <Strip data-tabs={tabs !== undefined}>
          <div className="tabs">{tabs}</div>
          <div className="tools">
            <SavedViewsButton list={list} />
            <ColumnSettings columns={columns} arranged={arranged} />
          </div>
        </Strip>
        <Suspense fallback={null}>{chosen > 0 && selectable && <BulkBar list={list}>{bulk}</BulkBar>}</Suspense>
      </Head>
      {/* It stands before it says anything: what comes into a page together with its text is not read out by every screen reader. */}
      <Told aria-live="polite">{chosen > 0 && selectable ? t('selectedTold', { n: groupedNumber(chosen) }) : ''}</Told>
      {above}
      <Suspense fallback={null}>{pollNew && <NewRowsPill list={list} />}</Suspense>
      <DataTable list={list} columns={columns} arranged={arranged} selectable={selectable} emptyAction={emptyAction} panel={panel} />
      {paged && <Pager paging={list.paging} summary={summary} />}
    </ListCard>
  );
}

/**
 * The bulk bar takes the place of tabs and saved views, which would forget what is chosen, and of the tools beside them: the rows stay
 * where they are, or a quick press on the next box would miss it. On a phone it floats below the cards.
 */
const Head = staticStyled('div')({
  flex: 'none',
  display: 'grid',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
  [`@media ${TABLE_QUERY}`]: { '& > :not(:last-child)': { visibility: 'hidden' } },
  [`@media ${PHONE_QUERY}`]: { display: 'contents' },
});
const Told = staticStyled('span')(visuallyHidden);
const Strip = staticStyled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 41,
  padding: '0 12px',
  borderBottom: border,
  '& .tabs': { flex: 1, minWidth: 0, display: 'flex' },
  '& .tools': { flex: 'none', display: 'flex', gap: 4 },
  [`@media ${PHONE_QUERY}`]: { padding: 0, '& .tools': { display: 'none' }, '&[data-tabs="false"]': { display: 'none' } },
  '@media print': { '& .tools': { display: 'none' } },
});
