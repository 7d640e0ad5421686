'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { RowAction } from '@/components/list/cells/row-action';
import { useOpenRecord } from '@/components/records/use-open-record';
import { isOwn } from '@/components/viewer/is-own';
import { useViewer } from '@/components/viewer/viewer-context';
import type { GoodsActions, SomeGoods } from './goods-actions';
import { goodsDrawer } from './goods-drawer';

/** What a row offers: one's own goods are edited first, those of another store are looked at. */
export function useGoodsRowActions({ forRow, may }: GoodsActions): (row: SomeGoods) => readonly RowAction[] {
  const common = useTranslations('common');
  const show = useOpenRecord(goodsDrawer);
  const viewer = useViewer();
  return useCallback(
    (row) => {
      const view = { key: 'show', label: common('view'), act: () => show(row.id) };
      const others = forRow(row);
      return may('edit') && isOwn(row, viewer) ? [...others.slice(0, 2), view, ...others.slice(2)] : [view, ...others];
    },
    [forRow, may, viewer, show, common],
  );
}
