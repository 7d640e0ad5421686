'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { TimeText } from '@/components/list/cells/TimeText';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { CategoryRow } from './category-values';
import type { CategoryCommands } from './use-category-commands';

/** The columns of categories; without commands they are read only. */
export function useCategoryColumns(commands: CategoryCommands | null): readonly Column<CategoryRow>[] {
  const t = useTranslations('goodsCategory');
  const common = useTranslations('common');
  return useMemo(() => {
    const sort = (row: CategoryRow) =>
      commands ? (
        <InlineNumber
          value={row.sort}
          label={`${row.name} ${t('fields.sort')}`}
          min={0}
          max={9999}
          onSave={(value) => commands.setSort(row, value)}
        />
      ) : (
        row.sort
      );
    const shown = (row: CategoryRow) =>
      commands ? (
        <SwitchCell on={row.status === 1} label={`${row.name} ${t('shown')}`} onSwitch={(on) => commands.switchStatus(row, on)} />
      ) : (
        <StatusChip kind={row.status === 1 ? 'running' : 'closed'} label={t(row.status === 1 ? 'shown' : 'hidden')} />
      );
    const actions = (row: CategoryRow, its: CategoryCommands) => [
      row.parentId === 0 && { key: 'addChild', label: t('addChild'), act: () => its.add(row) },
      { key: 'edit', label: common('edit'), act: () => its.edit(row) },
      { key: 'delete', label: common('delete'), danger: true, act: () => its.remove(row) },
    ];
    const columns: (Column<CategoryRow> | null)[] = [
      {
        key: 'name',
        header: t('columns.name'),
        width: 300,
        card: 'title',
        cell: ({ name, icon }) => <PictureText src={icon} initial={name.slice(0, 1)} title={name} />,
      },
      { key: 'goodsCount', header: t('fields.goodsCount'), width: 100, align: 'end', cell: (row) => groupedNumber(row.goodsCount) },
      { key: 'sort', header: t('fields.sort'), width: 110, align: 'end', cell: sort },
      { key: 'status', header: t('shown'), width: 90, card: 'mark', cell: shown },
      { key: 'createTime', header: t('fields.createTime'), width: 170, cell: ({ createTime }) => <TimeText time={createTime} /> },
      commands && {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 200,
        cell: (row) => <RowActions actions={actions(row, commands)} />,
      },
    ];
    return columns.filter((column) => column !== null);
  }, [commands, t, common]);
}
