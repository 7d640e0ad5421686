'use client';
import { useCallback, useEffect, useRef } from 'react';
import { useTab } from '@/components/tabs/tab-context';
import { useAppRouter } from '@/components/theme/app-router';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { withQuery } from '@/lib/navigation/href';
import { goodsPlaces } from '../goods-places';

/** Ways out of the form; its tab closes once it has been left. */
interface Exits {
  /** Opens the list with the newest goods in sight. */
  toList(kind: GoodsKind): void;
  /** Opens the form these goods belong into, in place of the address that named another kind. */
  toOwnForm(kind: GoodsKind, id: number): void;
}

export function useLeaveTab(): Exits {
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
  const toList = useCallback(
    (kind: GoodsKind) => {
      left.current = true;
      router.push(withQuery(goodsPlaces[kind].list, { sortField: 'createTime', sortOrder: 'desc' }));
    },
    [router],
  );
  const toOwnForm = useCallback(
    (kind: GoodsKind, id: number) => {
      left.current = true;
      router.replace(goodsPlaces[kind].edit(id));
    },
    [router],
  );
  return { toList, toOwnForm };
}
