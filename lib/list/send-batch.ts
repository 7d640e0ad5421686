import { call } from '@/lib/client/call';
import type { BulkAnswer } from '@/lib/contract/bulk';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { SendBatch } from './bulk-run';

/** Sends the batches of a bulk action to its call, each under its own key, so that one whose answer was lost can be sent again. */
export const sendBatch =
  <Body>(to: Endpoint<undefined, Body, BulkAnswer>, bodyOf: (ids: number[]) => Body): SendBatch =>
  (ids, options) =>
    call(to, { query: undefined, body: bodyOf([...ids]), ...options });
