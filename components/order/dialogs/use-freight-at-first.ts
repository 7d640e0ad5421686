'use client';
import { useEffect, useRef } from 'react';
import type { ResourceForm } from '@/components/form/state/resource-form';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { freightAtFirst, type RefundValues } from './refund-values';

/** What becomes of the freight follows from how much goes back, until somebody decides otherwise. */
export function useFreightAtFirst({ hook }: ResourceForm<RefundValues>, order: OrderDetail): void {
  const offered = freightAtFirst(order, hook.watch('whole'));
  const before = useRef(offered);
  useEffect(() => {
    const follows = hook.getValues('freight') === before.current;
    before.current = offered;
    if (follows) hook.setValue('freight', offered);
  }, [offered, hook]);
}
