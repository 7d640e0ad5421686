'use client';
import { useCallback, useEffect } from 'react';
import { useTab } from '@/components/tabs/tab-context';
import { useAppRouter } from '@/components/theme/app-router';
import { isNavigating } from '@/lib/client/pending-navigation';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { withQuery } from '@/lib/navigation/href';
import { goodsPlaces } from '../goods-places';

/** Ways out of the form; its tab closes once it has been left. */
interface Exits {
  /** Opens the list with the newest goods in sight. */
  toList(kind: GoodsKind): void;
  /** Goes back to the list as its tab was left: its filters, its order and its page. */
  back(kind: GoodsKind): void;
  /** Opens the form these goods belong into, in place of the address that named another kind. */
  toOwnForm(kind: GoodsKind, id: number): void;
}

/** Tabs that close once they are left; a screen that asked for it may have been put away and drawn again by then. */
const leaving = new Set<string>();

export function useLeaveTab(): Exits {
  const router = useAppRouter();
  const { path, close, searchOf } = useTab();
  // The screen is taken away when its tab is hidden; closing it before would bring the address it still stands at back.
  useEffect(
    () => () => {
      if (leaving.delete(path)) close();
    },
    [path, close],
  );
  const leaveTo = useCallback(
    (address: string) => {
      // Left during its save, it takes nobody from where they are by now.
      if (window.location.pathname !== path) return close();
      leaving.add(path);
      // Nor does it call off a page that was asked for meanwhile.
      if (!isNavigating()) router.push(address);
    },
    [path, close, router],
  );
  const toList = useCallback(
    (kind: GoodsKind) => leaveTo(withQuery(goodsPlaces[kind].list, { sortField: 'createTime', sortOrder: 'desc' })),
    [leaveTo],
  );
  const back = useCallback(
    (kind: GoodsKind) => {
      const { list } = goodsPlaces[kind];
      leaveTo(`${list}${searchOf(list) ?? ''}`);
    },
    [leaveTo, searchOf],
  );
  const toOwnForm = useCallback(
    (kind: GoodsKind, id: number) => {
      leaving.add(path);
      router.replace(goodsPlaces[kind].edit(id));
    },
    [path, router],
  );
  return { toList, back, toOwnForm };
}
