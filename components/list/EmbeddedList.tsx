'use client';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Identified, Listing } from '@/lib/contract/resource';
import type { ListPatch } from '@/lib/list/list-address';
import { type ResourceList, useResourceList } from '@/lib/list/use-resource-list';
import type { Column } from './column';
import { DataTable } from './DataTable';
import { OwnAddress } from './OwnAddress';
import { Pager } from './Pager';
import { useColumnLayout } from './use-column-layout';

interface Props<Row extends Identified, Filter> {
  readonly of: Listing<Row, Filter>;
  /** Which rows: those of the record the dialog shows. */
  readonly fixed: Partial<Filter>;
  /** A stable array: made outside the component or memoised. */
  readonly columns: readonly Column<Row>[];
  /** Sums beside the total. */
  readonly summary?: (list: ResourceList<Row, Filter>) => ReactNode;
}

/** Rows that belong to one record, inside the drawer that shows it: a table and its pager, without filters. */
export const EmbeddedList = <Row extends Identified, Filter>(props: Props<Row, Filter>) => (
  <OwnAddress>
    <Rows {...props} />
  </OwnAddress>
);

function Rows<Row extends Identified, Filter>({ of, fixed, columns, summary }: Props<Row, Filter>) {
  const list = useResourceList(of, fixed);
  const arranged = useColumnLayout(`embedded:${of.name}`, columns);
  const paged = { ...list, change: (patch: object) => list.change(patch as ListPatch<Filter>) };
  return (
    <Frame>
      <DataTable list={list} columns={columns} arranged={arranged} selectable={false} />
      <Pager list={paged} summary={summary?.(list)} />
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
