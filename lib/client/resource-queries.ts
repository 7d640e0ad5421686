import { keepPreviousData, queryOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { TransportError } from '@/lib/contract/call/envelope';
import type { Page, Paging } from '@/lib/contract/call/page';
import type { Identified, Listing, Sorting } from '@/lib/contract/call/resource';
import { resourceOf } from '@/lib/contract/call/resource-name';
import { call } from './call';
import { idempotencyKeys } from './idempotency-keys';

/** Everything known about a resource: whatever was written, all its lists, records and options are read again. */
export const everythingOf = (name: string): readonly [string] => [name];

/** Where one page of a list is kept. */
export const listKey = (name: string, query: object) => [...everythingOf(name), 'list', query] as const;

/** Where the answer of one reading call is kept. */
export const readKey = (name: string, query: unknown) => [...everythingOf(resourceOf({ name })), name, query] as const;

/** Query options of one page of a list; the rows of the previous page stay while the next one loads. */
export const listOptions = <Row extends Identified, Filter, Summary extends object>(
  of: Listing<Row, Filter, Summary>,
  query: Filter & Paging & Sorting,
) =>
  queryOptions({
    queryKey: listKey(of.name, query),
    queryFn: ({ signal }): Promise<Page<Row, Summary>> => call(of.list, { query, body: undefined, signal }),
    placeholderData: keepPreviousData,
  });

/** Query options of any single reading call: a record, a set of choices, a report. */
export const readOptions = <Query, Data>(from: Endpoint<Query, undefined, Data>, query: Query) =>
  queryOptions({
    queryKey: readKey(from.name, query),
    queryFn: ({ signal }): Promise<Data> => call(from, { query, body: undefined, signal }),
  });

/** A reading call whose contract is fetched when it is asked, and the name it is known by until then. */
export interface LateCall<Query, Data> {
  readonly name: string;
  contract(): Promise<Endpoint<Query, undefined, Data>>;
}

/**
 * Query options of such a call: an answer that came with the page is shown before a schema is there to read the next one. Contract and
 * call have a task each, so that what is drawn meanwhile, and whoever presses something, waits for neither.
 */
export const lateReadOptions = <Query, Data>({ name, contract }: LateCall<Query, Data>, query: Query) =>
  queryOptions({
    queryKey: readKey(name, query),
    queryFn: async ({ signal }): Promise<Data> => {
      await nextTask();
      const from = await contract().catch(notFetched);
      await nextTask();
      return call(from, { query, body: undefined, signal });
    },
  });

const nextTask = () => new Promise<void>((begins) => setTimeout(begins));

const notFetched = (cause: unknown): never => {
  throw new TransportError('Network Error', {}, { cause });
};

/** Any other writing call: a state action, a bulk action, a saved form. */
export function useAct<Body, Data>(
  to: Endpoint<undefined, Body, Data>,
  { quiet = false }: { quiet?: boolean } = {},
): UseMutationResult<Data, Error, Body> {
  const [keys] = useState(() => idempotencyKeys());
  return useMutation({
    mutationFn: (body: Body) => call(to, { query: undefined, body, ...(to.idempotent ? { idempotencyKey: keys.keyFor(body) } : {}) }),
    onSettled: (_answer, error, body) => keys.settle(body, error),
    meta: { quiet },
  });
}
