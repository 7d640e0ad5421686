'use client';
import { useTranslations } from 'next-intl';
import type { Identified } from '@/lib/contract/resource';
import type { ResourceList } from '@/lib/list/use-resource-list';
import type { ShownColumn } from './shown-column';
import { TableRow } from './TableRow';

export interface TableRowsProps<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly shown: readonly ShownColumn<Row>[];
  readonly selectable: boolean;
}

/** The rows of a page. */
export function TableRows<Row extends Identified, Filter>({ list, shown, selectable }: TableRowsProps<Row, Filter>) {
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
        />
      ))}
    </tbody>
  );
}
