'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { goodsPlaces } from '@/components/goods/goods-places';
import type { RowAction } from '@/components/list/cells/row-action';
import { useAppRouter } from '@/components/theme/app-router';
import { useViewer } from '@/components/viewer/viewer-context';
import { goodsKinds } from '@/lib/contract/goods/kind';
import type { Store } from '@/lib/contract/store';
import { withQuery } from '@/lib/navigation/href';

/** Leads to the goods of a store, one list for each kind this person may see. */
export function useGoodsLinks(): (row: Pick<Store, 'id'>) => readonly RowAction[] {
  const t = useTranslations('store');
  const router = useAppRouter();
  const { paths } = useViewer();
  return useMemo(() => {
    const seen = goodsKinds.filter((kind) => paths.includes(goodsPlaces[kind].list));
    return ({ id }) =>
      seen.map((kind) => ({
        key: `goods${kind}`,
        label: t(`goods.${kind}`),
        rare: true,
        act: () => router.push(withQuery(goodsPlaces[kind].list, { storeId: id })),
      }));
  }, [t, router, paths]);
}
