'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '@/lib/client/call';
import { everythingOf } from '@/lib/client/resource-queries';
import type { Endpoint } from '@/lib/contract/endpoint';

/** Where after-sales are shown. */
const SHOWN_IN = ['refund', 'order', 'home', 'store'] as const;

type RefundWrite = <Body, Data>(to: Endpoint<undefined, Body, Data>, body: Body, idempotencyKey?: string) => Promise<Data>;

/** Makes a call that decides an after-sale; whatever it answers, what is shown is read again. */
export function useRefundWrite(): RefundWrite {
  const queries = useQueryClient();
  return useCallback(
    async (to, body, idempotencyKey) => {
      try {
        return await call(to, { query: undefined, body, ...(idempotencyKey && { idempotencyKey }) });
      } finally {
        await Promise.all(SHOWN_IN.map((name) => queries.invalidateQueries({ queryKey: everythingOf(name) })));
      }
    },
    [queries],
  );
}
