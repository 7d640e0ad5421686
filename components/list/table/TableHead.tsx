'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { CheckBox } from '@/components/controls/CheckBox';
import { CHECK_WIDTH } from '@/components/controls/table-styles';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import { headsOf } from '../columns/column';
import type { ShownColumn } from '../columns/shown-column';
import type { ArrangedColumns } from '../columns/use-column-layout';
import { prefetchArrangement } from '../columns/use-shown-columns';
import { HeadCell } from './HeadCell';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly shown: readonly ShownColumn<Row>[];
  readonly arranged: ArrangedColumns;
  readonly selectable: boolean;
  readonly unfolds: boolean;
}

/** The head of a table: chooses the page, sorts, resizes. */
export function TableHead<Row extends Identified, Filter>({ list, shown, arranged, selectable, unfolds }: Props<Row, Filter>) {
  const t = useTranslations('list');
  const { sorting } = list;
  const { change: arrange } = arranged;
  const resize = useCallback((key: string, width: number) => arrange({ type: 'resize', key, width }), [arrange]);
  return (
    <thead onPointerEnter={prefetchArrangement} onFocus={prefetchArrangement}>
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
        {unfolds && <td className="unfold" style={selectable ? { left: CHECK_WIDTH } : {}} />}
        {shown.map((each) => {
          const by = headsOf(each.column).find(({ key }) => sorting.orderOf(key) !== null)?.key ?? null;
          return (
            <HeadCell
              key={each.column.key}
              shown={each}
              sortable={sorting.fields}
              by={by}
              order={by === null ? null : sorting.orderOf(by)}
              onSort={sorting.sort}
              onResize={resize}
            />
          );
        })}
      </tr>
    </thead>
  );
}
