'use client';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Identified, Listing } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import { useResourceList } from '@/lib/list/use-resource-list';
import type { Column } from './columns/column';
import { useColumnLayout } from './columns/use-column-layout';
import { PanelFilters } from './filters/PanelFilters';
import { OwnAddress } from './OwnAddress';
import { Pager } from './pager/Pager';
import { DataTable } from './table/DataTable';
import type { RowPanel } from './table/row-panel';

interface Props<Row extends Identified, Filter, Summary extends object> {
  readonly resource: Listing<Row, Filter, Summary>;
  /** Which rows: those of the record the dialog shows. */
  readonly fixed: Partial<Filter>;
  /** A stable array: made outside the component or memoised. */
  readonly columns: readonly Column<Row>[];
  /** Filter fields above the rows. */
  readonly filters?: (list: ResourceList<Row, Filter, Summary>) => ReactNode;
  /** What unfolds below a row. */
  readonly panel?: RowPanel<Row>;
  /** Sums beside the total. */
  readonly summary?: (list: ResourceList<Row, Filter, Summary>) => ReactNode;
}

/** Rows that belong to one record, inside the drawer that shows it: a table and its pager. */
export const EmbeddedList = <Row extends Identified, Filter, Summary extends object>(props: Props<Row, Filter, Summary>) => (
  // Another record's rows begin on their own first page.
  <OwnAddress key={JSON.stringify(props.fixed)}>
    <Rows {...props} />
  </OwnAddress>
);

function Rows<Row extends Identified, Filter, Summary extends object>(props: Props<Row, Filter, Summary>) {
  const { resource, fixed, columns, filters, summary, panel } = props;
  const list = useResourceList(resource, { fixed, key: `embedded:${resource.name}` });
  const arranged = useColumnLayout(list.key, columns);
  return (
    <Frame>
      {filters && <PanelFilters list={list}>{filters(list)}</PanelFilters>}
      <DataTable list={list} columns={columns} arranged={arranged} selectable={false} panel={panel} />
      <Pager paging={list.paging} summary={summary?.(list)} />
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.down('sm')]: { padding: '0 12px' },
}));
