'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import { countColumn, timeColumn } from '@/components/list/columns/FieldColumns';
import { useWrite } from '@/lib/client/use-write';
import { goodsCategorySort } from '@/lib/contract/goods-category';
import { onOff } from '@/lib/contract/states/on-off';
import type { CategoryRow } from './category-values';
import type { CategoryActions } from './goods-category-actions';

/** The columns of categories; for whoever may not change them they are read only. */
export function useCategoryColumns(actions: CategoryActions): readonly Column<CategoryRow>[] {
  const t = useTranslations('goodsCategory');
  const common = useTranslations('common');
  const write = useWrite();
  return useMemo(() => {
    const sort = (row: CategoryRow) =>
      actions.may('edit') ? (
        <InlineNumber
          value={row.sort}
          label={`${row.name} ${t('fields.sort')}`}
          min={0}
          max={9999}
          onSave={(value) => write(goodsCategorySort, { body: { id: row.id, sort: value } })}
        />
      ) : (
        row.sort
      );
    const shown = (row: CategoryRow) =>
      actions.may('enable') ? (
        <RecordSwitch row={row} actions={actions} on={row.status === onOff.on} label={`${row.name} ${t('shown')}`} />
      ) : (
        <StatusChip kind={row.status === onOff.on ? 'running' : 'closed'} label={t(row.status === onOff.on ? 'shown' : 'hidden')} />
      );
    const columns: (Column<CategoryRow> | false)[] = [
      {
        key: 'name',
        header: t('columns.name'),
        width: 300,
        card: 'title',
        cell: ({ name, icon }) => <PictureText src={icon} initial={name.slice(0, 1)} title={name} />,
      },
      countColumn('goodsCount', t('fields.goodsCount'), 100),
      { key: 'sort', header: t('fields.sort'), width: 110, align: 'end', cell: sort },
      { key: 'status', header: t('shown'), width: 90, card: 'mark', cell: shown },
      timeColumn('createTime', t('fields.createTime'), 170),
      actions.may('edit') && {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 200,
        cell: (row) => <RowActions actions={actions.forRow(row)} />,
      },
    ];
    return columns.filter((column) => column !== false);
  }, [actions, write, t, common]);
}
