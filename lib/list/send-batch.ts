import { call } from '@/lib/client/call';
import type { BulkAnswer } from '@/lib/contract/call/bulk';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import type { WritingCall } from '@/lib/contract/call/resource-name';
import type { SendBatch } from './bulk-run';

/** Batches on their way to a call; `to` tells what is stale when the last of them is through. */
export type Batches = SendBatch & { readonly to: WritingCall };

/** Sends the batches of a bulk action to its call, each under its own key, so that one whose answer was lost can be sent again. */
export const sendBatch = <Body>(to: Endpoint<undefined, Body, BulkAnswer>, bodyOf: (ids: number[]) => Body): Batches =>
  Object.assign<SendBatch, { to: WritingCall }>(
    (ids, options) => call(to, { query: undefined, body: bodyOf([...ids]), oneOfMany: true, ...options }),
    { to },
  );
