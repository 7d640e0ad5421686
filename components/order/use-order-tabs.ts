'use client';
import { useTranslations } from 'next-intl';
import type { StateTab } from '@/components/list/views/ViewTabs';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { ORDER_AFTER_SALE_TAB } from '@/lib/contract/order';
import { statesOf } from './order-kinds';
import { useOrderStatusName } from './use-order-status-name';

/** The tabs of an order list: all, the states of the kind by their own names, and open after-sales. */
export function useOrderTabs(kind: GoodsKind): readonly StateTab[] {
  const common = useTranslations('common');
  const t = useTranslations('order');
  const nameOf = useOrderStatusName();
  return [
    { value: 'all', label: common('all'), countKey: 'all' },
    ...statesOf(kind).map((status) => ({ value: String(status), label: nameOf(kind, status), countKey: String(status) })),
    { value: ORDER_AFTER_SALE_TAB, label: t('afterSale'), countKey: ORDER_AFTER_SALE_TAB },
  ];
}
