'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import { CountLink } from '@/components/list/cells/CountLink';
import { PictureText } from '@/components/list/cells/PictureText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import type { StoreLevel } from '@/lib/contract/store-level';
import { groupedNumber } from '@/lib/format/number-suffix';
import { formatPercent } from '@/lib/format/percent';
import { href, withQuery } from '@/lib/navigation/href';
import type { StoreLevelActions } from './store-level-actions';

/** The columns of the store levels. */
export function useStoreLevelColumns(actions: StoreLevelActions): readonly Column<StoreLevel>[] {
  const t = useTranslations('storeLevel');
  const common = useTranslations('common');
  return useMemo((): readonly Column<StoreLevel>[] => {
    const end = { align: 'end' } as const;
    const title = ({ icon, name }: StoreLevel) => <PictureText src={icon} initial={name.slice(0, 1)} title={name} />;
    const limit = ({ goodsLimit }: StoreLevel) => (goodsLimit === 0 ? t('noLimit') : groupedNumber(goodsLimit));
    const stores = ({ id, storeCount }: StoreLevel) => (
      <CountLink count={storeCount} href={withQuery(href('/shopping/shop'), { levelId: id })} />
    );
    const status = (row: StoreLevel) => (
      <RecordSwitch row={row} actions={actions} on={row.status === onOff.on} label={`${row.name} ${t('fields.status')}`} />
    );
    return [
      { key: 'name', header: t('fields.name'), width: 180, card: 'title', hideable: false, cell: title },
      { key: 'grade', header: t('fields.grade'), width: 70, ...end, cell: ({ grade }) => grade },
      { key: 'platformRate', header: t('columns.platformRate'), width: 90, ...end, cell: (row) => formatPercent(row.platformRate) },
      { key: 'settleDays', header: t('columns.settleDays'), width: 100, ...end, cell: (row) => t('days', { n: row.settleDays }) },
      { key: 'withdrawFee', header: t('columns.withdrawFee'), width: 90, ...end, cell: (row) => formatPercent(row.withdrawFee) },
      { key: 'goodsLimit', header: t('columns.goodsLimit'), width: 100, ...end, cell: limit },
      {
        key: 'needGoodsAudit',
        header: t('columns.needGoodsAudit'),
        width: 100,
        cell: (row) => common(row.needGoodsAudit === yesNo.yes ? 'yes' : 'no'),
      },
      { key: 'storeCount', header: t('fields.storeCount'), width: 90, ...end, cell: stores },
      {
        key: 'isDefault',
        header: t('columns.isDefault'),
        width: 90,
        cell: ({ isDefault }) => (isDefault === yesNo.yes ? <StatusChip kind="success" label={t('columns.isDefault')} /> : '-'),
      },
      { key: 'status', header: t('fields.status'), width: 80, card: 'mark', cell: status },
      actionsColumn(common('actions'), 190, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
  }, [t, common, actions]);
}
