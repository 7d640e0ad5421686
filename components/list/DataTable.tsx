'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { BusyBar } from '@/components/feedback/BusyBar';
import type { Identified } from '@/lib/contract/resource';
import type { ResourceList } from '@/lib/list/use-resource-list';
import type { Column } from './column';
import { ListFace } from './ListFace';
import { SkeletonRows } from './SkeletonRows';
import { TableHead } from './TableHead';
import { TableRows } from './TableRows';
import { CHECK_WIDTH, TableScroll, TableSheet } from './table-styles';
import type { ArrangedColumns } from './use-column-layout';
import { usePhone } from './use-phone';
import { useScrollToTop } from './use-scroll-to-top';
import { useShownColumns } from './use-shown-columns';

const VirtualRows = lazy(() =>
  import('./VirtualRows').then((module) => ({ default: module.VirtualRows })),
) as typeof import('./VirtualRows').VirtualRows;
const RowCards = lazy(() => import('./RowCards').then((module) => ({ default: module.RowCards }))) as typeof import('./RowCards').RowCards;
/** Above this many rows only those in sight are drawn. */
const VIRTUAL_FROM = 100;

export interface DataTableProps<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly columns: readonly Column<Row>[];
  readonly arranged: ArrangedColumns;
  /** Rows can be chosen for bulk actions or export. */
  readonly selectable: boolean;
  /** What to offer when there are no rows at all yet: usually a button that makes the first. */
  readonly firstStep?: ReactNode;
}

/** The rows of a list in one of its faces: skeletons, rows, or the reason why there are none. On a phone rows are cards. */
export function DataTable<Row extends Identified, Filter>({ list, columns, arranged, selectable, firstStep }: DataTableProps<Row, Filter>) {
  const t = useTranslations('list');
  const frame = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const shown = useShownColumns(columns, arranged, selectable ? CHECK_WIDTH : 0);
  const width = useMemo(() => shown.reduce((sum, each) => sum + each.width, selectable ? CHECK_WIDTH : 0), [shown, selectable]);
  useScrollToTop(frame, list.query.currPage);
  const noRows = list.rows.length === 0 && !list.waiting;
  const stale = list.busy && list.rows.length > 0;
  const table = (
    <TableScroll ref={frame} aria-busy={list.busy} role="region" aria-label={t('tableRegion')} tabIndex={-1}>
      <Busy>{stale && <BusyBar label={t('loading')} />}</Busy>
      <TableSheet style={{ minWidth: width }} data-stale={list.stale}>
        <colgroup>
          {selectable && <col style={{ width: CHECK_WIDTH }} />}
          {shown.map((each) => (
            <col key={each.column.key} style={{ width: each.width }} />
          ))}
        </colgroup>
        <TableHead list={list} shown={shown} arranged={arranged} selectable={selectable} />
        {list.waiting ? (
          <SkeletonRows shown={shown} rows={list.query.pageSize} selectable={selectable} />
        ) : list.rows.length > VIRTUAL_FROM ? (
          <Suspense fallback={<SkeletonRows shown={shown} rows={list.query.pageSize} selectable={selectable} />}>
            <VirtualRows list={list} shown={shown} selectable={selectable} frame={frame} />
          </Suspense>
        ) : (
          <TableRows list={list} shown={shown} selectable={selectable} />
        )}
      </TableSheet>
      {noRows && <ListFace list={list} firstStep={firstStep} />}
    </TableScroll>
  );
  if (!phone) return table;
  return (
    <Suspense fallback={table}>
      <RowCards list={list} columns={columns} layout={arranged.layout} selectable={selectable} firstStep={firstStep} />
    </Suspense>
  );
}

/** A line over the head that takes no room. */
const Busy = styled('div')({ position: 'sticky', top: 0, left: 0, height: 0, zIndex: 5, '& > *': { height: 2 } });
