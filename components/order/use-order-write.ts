'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '@/lib/client/call';
import { everythingOf } from '@/lib/client/resource-queries';
import type { Endpoint } from '@/lib/contract/endpoint';

/** What orders are shown in: their lists and records, after-sales, and the figures of the dashboard. */
const SHOWN_IN = ['order', 'refund', 'home', 'store'] as const;

export type OrderWrite = <Body, Data>(to: Endpoint<undefined, Body, Data>, body: Body, idempotencyKey?: string) => Promise<Data>;

/**
 * Makes a call that changes an order. Whatever it answers, what is shown of orders is read again: a refusal says that somebody
 * else was faster, and then the row on the screen is an old one.
 */
export function useOrderWrite(): OrderWrite {
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
