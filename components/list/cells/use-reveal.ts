'use client';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import type { Endpoint } from '@/lib/contract/call/endpoint';

/** Reads in full what a record shows masked; undefined where the person may not. */
export function useReveal<Query>(from: Endpoint<Query, undefined, { value: string }>): ((query: Query) => Promise<string>) | undefined {
  const may = useMay();
  // A mutation, because its failure is to be told and its answer is not to be kept.
  const { mutateAsync } = useMutation({ mutationFn: (query: Query) => call(from, { query, body: undefined }) });
  const reveal = useCallback(async (query: Query) => (await mutateAsync(query)).value, [mutateAsync]);
  return may(from) ? reveal : undefined;
}
