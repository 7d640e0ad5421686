'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { type CallInput, call } from './call';
import { idempotencyKeys } from './idempotency-keys';

/** Makes a writing call: under the same key while the same input is sent again, and its failure is told. */
export type Write = <Query, Body, Data>(
  to: Endpoint<Query, Body, Data>,
  input: CallInput<Query, Body>,
  options?: WriteOptions<Data>,
) => Promise<Data>;

interface WriteOptions<Data> {
  /** Throws where an answer is a refusal after all, so that it is told like any other. */
  readonly accept?: (data: Data) => Data;
  /** The record it is done to, as it was read, or the value a relative change starts from: of another it is another intention, though the call reads the same. */
  readonly since?: unknown;
  /** The number of that record: once something else was done to it by the same call, the same is meant anew. */
  readonly id?: number | undefined;
}

/** The one way to write from a screen. `quiet` is for a call inside a form, which shows the failure itself. */
export function useWrite({ quiet = false } = {}): Write {
  const queries = useQueryClient();
  return useMemo(() => {
    const keys = idempotencyKeys();
    return async (to, input, { accept, since, id } = {}) => {
      const sent = [to.name, input, since];
      const subject = id === undefined ? undefined : `${to.name} ${id}`;
      // The mutation cache reports failures; a mutation hook would also draw every cell again while a call is under way.
      const mutation = queries.getMutationCache().build(queries, {
        mutationFn: async () => {
          const data = await call(to, to.idempotent ? { ...input, idempotencyKey: keys.keyFor(sent, subject) } : input);
          return accept ? accept(data) : data;
        },
        onSettled: (_data, error) => keys.settle(sent, error),
        meta: { quiet },
      });
      return mutation.execute(undefined);
    };
  }, [queries, quiet]);
}
