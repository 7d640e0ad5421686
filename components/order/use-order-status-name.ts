'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { orderStatusKey } from '@/lib/contract/order/status-key';

/** What the state of an order is called in the present language; it depends on the kind. */
export function useOrderStatusName(): (kind: number, status: number) => string {
  const t = useTranslations();
  return useCallback((kind, status) => t(orderStatusKey(kind, status)), [t]);
}
