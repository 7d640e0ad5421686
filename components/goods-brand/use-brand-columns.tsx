'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import { OnOff } from '@/components/list/cells/OnOff';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { countColumn, timeColumn } from '@/components/list/columns/FieldColumns';
import type { GoodsBrand } from '@/lib/contract/goods-brand';
import { onOff } from '@/lib/contract/states/on-off';
import type { BrandActions } from './goods-brand-actions';

/** The columns of brands; for whoever may not change them they are read only. */
export function useBrandColumns(actions: BrandActions): readonly Column<GoodsBrand>[] {
  const t = useTranslations('goodsBrand.fields');
  const common = useTranslations('common');
  return useMemo(() => {
    const status = (row: GoodsBrand) =>
      actions.may('enable') ? (
        <RecordSwitch row={row} actions={actions} on={row.status === onOff.on} label={`${row.name} ${t('status')}`} />
      ) : (
        <OnOff on={row.status === onOff.on} />
      );
    const columns: (Column<GoodsBrand> | false)[] = [
      {
        key: 'name',
        header: t('name'),
        width: 260,
        card: 'title',
        hideable: false,
        cell: ({ name, logo, intro }) => <PictureText src={logo} initial={name.slice(0, 1)} title={name} note={intro} />,
      },
      { key: 'firstLetter', header: t('firstLetter'), width: 90, cell: ({ firstLetter }) => firstLetter },
      countColumn('goodsCount', t('goodsCount'), 100),
      { key: 'sort', header: t('sort'), width: 90, align: 'end', cell: ({ sort }) => sort },
      { key: 'status', header: t('status'), width: 90, card: 'mark', cell: status },
      timeColumn('createTime', t('createTime'), 170),
      actions.may('edit') && actionsColumn(common('actions'), 130, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
    return columns.filter((column) => column !== false);
  }, [actions, t, common]);
}
