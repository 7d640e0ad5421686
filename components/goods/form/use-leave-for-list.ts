'use client';
import { useCallback, useEffect, useRef } from 'react';
import { useTab } from '@/components/tabs/tab-context';
import { useAppRouter } from '@/components/theme/app-router';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { withQuery } from '@/lib/navigation/href';
import { goodsPlaces } from '../goods-places';

/** Opens the list with the newest goods in sight; the form's tab closes once it has been left. */
export function useLeaveForList(kind: GoodsKind): () => void {
  const router = useAppRouter();
  const { close } = useTab();
  const left = useRef(false);
  // The screen is taken away when its tab is hidden; closing it before would bring the address it still stands at back.
  useEffect(
    () => () => {
      if (left.current) close();
    },
    [close],
  );
  return useCallback(() => {
    left.current = true;
    router.push(withQuery(goodsPlaces[kind].list, { sortField: 'createTime', sortOrder: 'desc' }));
  }, [router, kind]);
}
