'use client';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { CHECK_WIDTH, TableScroll, TableSheet } from '@/components/controls/table-styles';
import { usePhone } from '@/components/controls/use-phone';
import { BusyBar } from '@/components/feedback/BusyBar';
import { LateSuspense } from '@/components/theme/LateSuspense';
import { staticStyled } from '@/components/theme/static-styled';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import type { Column } from '../columns/column';
import type { ArrangedColumns } from '../columns/use-column-layout';
import { useShownColumns } from '../columns/use-shown-columns';
import { ListState } from '../ListState';
import { OldRowsLine } from '../OldRowsLine';
import { MOST_WHOLE } from './most-whole';
import { type RowPanel, UNFOLD_WIDTH } from './row-panel';
import { SkeletonRows } from './SkeletonRows';
import { TableHead } from './TableHead';
import { TableRows } from './TableRows';
import { useScrollToTop } from './use-scroll-to-top';
import { useUnfoldedRows } from './use-unfolded-rows';

const VirtualRows = lazy(() =>
  import('./VirtualRows').then((module) => ({ default: module.VirtualRows })),
) as typeof import('./VirtualRows').VirtualRows;
const RowCards = lazy(() =>
  import('../cards/RowCards').then((module) => ({ default: module.RowCards })),
) as typeof import('../cards/RowCards').RowCards;

export interface DataTableProps<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly columns: readonly Column<Row>[];
  readonly arranged: ArrangedColumns;
  /** Rows can be chosen for bulk actions or export. */
  readonly selectable: boolean;
  /** What to offer when there are no rows at all yet: usually a button that makes the first. */
  readonly emptyAction?: ReactNode;
  /** What unfolds below a row. */
  readonly panel?: RowPanel<Row> | undefined;
}

/** As many are lower than the room a table keeps for saying that it has none. */
const FEW_ROWS = 3;

/** The rows of a list in one of its faces: skeletons, rows, or the reason why there are none. On a phone rows are cards. */
export function DataTable<Row extends Identified, Filter>(props: DataTableProps<Row, Filter>) {
  const { list, columns, arranged, selectable, emptyAction, panel } = props;
  const t = useTranslations('list');
  const frame = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const unfolds = panel !== undefined;
  const leading = (selectable ? CHECK_WIDTH : 0) + (unfolds ? UNFOLD_WIDTH : 0);
  const shown = useShownColumns(columns, arranged, leading);
  const width = useMemo(() => shown.reduce((sum, each) => sum + each.width, leading), [shown, leading]);
  const unfolded = useUnfoldedRows(list.key);
  useScrollToTop(frame, list.query.currPage);
  const noRows = list.rows.length === 0 && !list.state.waiting;
  const stale = list.state.busy && list.rows.length > 0;
  const virtual = list.rows.length > MOST_WHOLE && !unfolds;
  const table = (
    <TableScroll
      ref={frame}
      aria-busy={list.state.busy}
      role="region"
      aria-label={t('tableRegion')}
      tabIndex={-1}
      data-rows
      data-unfolds={unfolds}
      data-few={!list.state.waiting && !noRows && list.rows.length <= FEW_ROWS}
    >
      <Busy>{stale && <BusyBar label={t('loading')} />}</Busy>
      <TableSheet
        style={{ minWidth: width }}
        data-stale={list.state.stale}
        // The head is counted as well.
        aria-rowcount={virtual ? list.rows.length + 1 : undefined}
      >
        <colgroup>
          {selectable && <col style={{ width: CHECK_WIDTH }} />}
          {unfolds && <col style={{ width: UNFOLD_WIDTH }} />}
          {shown.map((each) => (
            <col key={each.column.key} style={{ width: each.width }} />
          ))}
        </colgroup>
        <TableHead list={list} shown={shown} arranged={arranged} selectable={selectable} unfolds={unfolds} />
        {list.state.waiting ? (
          <SkeletonRows shown={shown} rows={list.query.pageSize} selectable={selectable} unfolds={unfolds} />
        ) : virtual ? (
          <Suspense fallback={<SkeletonRows shown={shown} rows={list.query.pageSize} selectable={selectable} unfolds={unfolds} />}>
            <VirtualRows list={list} shown={shown} selectable={selectable} />
          </Suspense>
        ) : (
          <TableRows list={list} shown={shown} selectable={selectable} panel={panel} unfolded={unfolded} />
        )}
      </TableSheet>
      {noRows && <ListState list={list} emptyAction={emptyAction} />}
    </TableScroll>
  );
  return (
    <>
      <OldRowsLine list={list} />
      {phone ? (
        <LateSuspense fallback={table}>
          <RowCards
            list={list}
            columns={columns}
            layout={arranged.layout}
            selectable={selectable}
            emptyAction={emptyAction}
            panel={panel}
            unfolded={unfolded}
          />
        </LateSuspense>
      ) : (
        table
      )}
    </>
  );
}

/** A line over the head that takes no room. */
const Busy = staticStyled('div')({ position: 'sticky', top: 0, left: 0, height: 0, zIndex: 5, '& > *': { height: 2 } });
