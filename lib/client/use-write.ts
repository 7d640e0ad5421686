'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Endpoint } from '@/lib/contract/endpoint';
import { staleAfter, type WritingCall } from '@/lib/contract/resource-name';
import { type CallInput, call } from './call';
import { idempotencyKeys } from './idempotency-keys';

/** Makes a writing call, then reads again every resource its endpoint changes. */
export type Write = <Query, Body, Data>(
  to: Endpoint<Query, Body, Data>,
  input: CallInput<Query, Body>,
  /** Throws where an answer is a refusal after all, so that it is told like any other. */
  accept?: (data: Data) => Data,
) => Promise<Data>;

/** The one way to write from a screen. `quiet` is for a call inside a form, which shows the failure itself. */
export function useWrite({ quiet = false } = {}): Write {
  const queries = useQueryClient();
  return useMemo(() => {
    const keys = idempotencyKeys();
    return async (to, input, accept = (data) => data) => {
      const sent = [to.name, input];
      // The mutation cache reports failures; a mutation hook would also draw every cell again while a call is under way.
      const mutation = queries.getMutationCache().build(queries, {
        mutationFn: async () => accept(await call(to, to.idempotent ? { ...input, idempotencyKey: keys.keyFor(sent) } : input)),
        onSettled: (_data, error) => keys.settle(sent, error),
        onSuccess: () => readAgain(queries, to),
        meta: { quiet },
      });
      return mutation.execute(undefined);
    };
  }, [queries, quiet]);
}

/** Reads again what a call has made stale, for writes that happen elsewhere (forms, bulk actions, imports). */
export const readAgain = (queries: QueryClient, to: WritingCall) =>
  Promise.all(staleAfter(to).map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
