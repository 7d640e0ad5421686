'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Identified, Sorting } from '@/lib/contract/resource';
import type { ResourceList } from '@/lib/list/use-resource-list';
import { CheckBox } from './CheckBox';
import { HeadCell } from './HeadCell';
import type { ShownColumn } from './shown-column';
import type { ArrangedColumns } from './use-column-layout';
import { warmArrangement } from './use-shown-columns';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly shown: readonly ShownColumn<Row>[];
  readonly arranged: ArrangedColumns;
  readonly selectable: boolean;
}

/** The head of a table: chooses the page, sorts, resizes. */
export function TableHead<Row extends Identified, Filter>({ list, shown, arranged, selectable }: Props<Row, Filter>) {
  const t = useTranslations('list');
  const { change } = list;
  const sort = useCallback((next: Sorting) => change(next as Parameters<typeof change>[0]), [change]);
  const { change: arrange } = arranged;
  const resize = useCallback((key: string, width: number) => arrange({ type: 'resize', key, width }), [arrange]);
  return (
    <thead onPointerEnter={warmArrangement} onFocus={warmArrangement}>
      <tr>
        {selectable && (
          <th className="check" scope="col">
            <CheckBox
              checked={list.selection.head === 'all'}
              mixed={list.selection.head === 'some'}
              label={t('selectPage')}
              onClick={list.selection.togglePage}
            />
          </th>
        )}
        {shown.map((each) => (
          <HeadCell key={each.column.key} shown={each} order={orderOf(list, each.column.key)} onSort={sort} onResize={resize} />
        ))}
      </tr>
    </thead>
  );
}

/** The order a column gives the rows; unasked it is the list's first sortable field, largest first. */
function orderOf<Row extends Identified, Filter>({ query, of }: ResourceList<Row, Filter>, key: string): 'asc' | 'desc' | null {
  const field = query.sortField ?? of.sortable[0];
  return field === key ? (query.sortOrder ?? 'desc') : null;
}
