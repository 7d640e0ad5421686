'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { TimeText } from '@/components/list/cells/TimeText';
import { ACTIONS_KEY, type Column } from '@/components/list/columns/column';
import type { GoodsBrand } from '@/lib/contract/goods-brand';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { BrandCommands } from './use-brand-commands';

/** The columns of brands; without commands they are read only. */
export function useBrandColumns(commands: BrandCommands | null): readonly Column<GoodsBrand>[] {
  const t = useTranslations('goodsBrand.fields');
  const common = useTranslations('common');
  return useMemo(() => {
    const status = (row: GoodsBrand) =>
      commands ? (
        <SwitchCell on={row.status === 1} label={`${row.name} ${t('status')}`} onSwitch={(on) => commands.switchStatus(row, on)} />
      ) : (
        <StatusChip kind={row.status === 1 ? 'running' : 'closed'} label={common(row.status === 1 ? 'on' : 'off')} />
      );
    const columns: (Column<GoodsBrand> | null)[] = [
      {
        key: 'name',
        header: t('name'),
        width: 260,
        card: 'title',
        hideable: false,
        cell: ({ name, logo, intro }) => <PictureText src={logo} initial={name.slice(0, 1)} title={name} note={intro} />,
      },
      { key: 'firstLetter', header: t('firstLetter'), width: 90, cell: ({ firstLetter }) => firstLetter },
      { key: 'goodsCount', header: t('goodsCount'), width: 100, align: 'end', cell: (row) => groupedNumber(row.goodsCount) },
      { key: 'sort', header: t('sort'), width: 90, align: 'end', cell: ({ sort }) => sort },
      { key: 'status', header: t('status'), width: 90, card: 'mark', cell: status },
      { key: 'createTime', header: t('createTime'), width: 170, cell: ({ createTime }) => <TimeText time={createTime} /> },
      commands && {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 130,
        pinned: 'end',
        hideable: false,
        cell: (row) => (
          <RowActions
            actions={[
              { key: 'edit', label: common('edit'), act: () => commands.edit(row) },
              { key: 'delete', label: common('delete'), danger: true, act: () => commands.remove(row) },
            ]}
          />
        ),
      },
    ];
    return columns.filter((column) => column !== null);
  }, [commands, t, common]);
}
