'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { holdersColumn, useLevelStateColumns } from '@/components/level/use-level-columns';
import { PictureText } from '@/components/list/cells/PictureText';
import type { Column } from '@/components/list/columns/column';
import { yesNo } from '@/lib/contract/states/yes-no';
import { type StoreLevel, storeLevel } from '@/lib/contract/store-level';
import { groupedNumber } from '@/lib/format/number-suffix';
import { formatPercent } from '@/lib/format/percent';
import { href } from '@/lib/navigation/href';
import type { StoreLevelActions } from './store-level-actions';

/** The columns of the store levels. */
export function useStoreLevelColumns(actions: StoreLevelActions): readonly Column<StoreLevel>[] {
  const t = useTranslations('storeLevel');
  const common = useTranslations('common');
  const state = useLevelStateColumns(storeLevel, actions, 80);
  return useMemo((): readonly Column<StoreLevel>[] => {
    const end = { align: 'end' } as const;
    const title = ({ icon, name }: StoreLevel) => <PictureText src={icon} initial={name.slice(0, 1)} title={name} />;
    const limit = ({ goodsLimit }: StoreLevel) => (goodsLimit === 0 ? t('noLimit') : groupedNumber(goodsLimit));
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
      holdersColumn('storeCount', t('fields.storeCount'), 90, href('/shopping/shop')),
      ...state,
    ];
  }, [t, common, state]);
}
