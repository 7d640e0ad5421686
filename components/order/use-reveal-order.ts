'use client';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import { orderReveal } from '@/lib/contract/order/detail';

/** Reads masked values of an order in full; undefined where the person may not. */
export function useRevealOrder(id: number): ((field: string) => Promise<string>) | undefined {
  const may = useMay();
  // A mutation, because its failure is to be told and its answer is not to be kept.
  const { mutateAsync } = useMutation({ mutationFn: (field: string) => call(orderReveal, { query: { id, field } }) });
  const reveal = useCallback(async (field: string) => (await mutateAsync(field)).value, [mutateAsync]);
  return may(orderReveal) ? reveal : undefined;
}
