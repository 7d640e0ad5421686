'use client';
import { useTranslations } from 'next-intl';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import type { ShownColumn } from '../columns/shown-column';
import type { RowPanel, UnfoldedRows } from './row-panel';
import { TableRow } from './TableRow';

export interface TableRowsProps<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly shown: readonly ShownColumn<Row>[];
  readonly selectable: boolean;
  readonly panel?: RowPanel<Row> | undefined;
  readonly unfolded?: UnfoldedRows;
}

/** The rows of a page. */
export function TableRows<Row extends Identified, Filter>({ list, shown, selectable, panel, unfolded }: TableRowsProps<Row, Filter>) {
  const t = useTranslations('list');
  const { selection } = list;
  return (
    <tbody>
      {list.rows.map((row) => (
        <TableRow
          key={row.id}
          row={row}
          shown={shown}
          selected={selectable ? selection.has(row.id) : undefined}
          selectLabel={t('selectRow')}
          onToggle={selection.toggle}
          panel={panel}
          unfolded={unfolded?.has(row.id) ?? false}
          onUnfold={unfolded?.toggle}
        />
      ))}
    </tbody>
  );
}
