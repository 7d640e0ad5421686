import { onlyRow } from '@/lib/client/act-on-one';
import type { CallInput } from '@/lib/client/call';
import type { Write } from '@/lib/client/use-write';
import type { BulkAnswer } from '@/lib/contract/call/bulk';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import type { Identified } from '@/lib/contract/call/resource';
import { type Batches, sendBatch } from '@/lib/list/send-batch';
import type { ActionEndpoint } from './record-action';

/** An endpoint together with what it is sent; `Given` is what the person typed, such as a reason. */
export interface Target<Row, Given, Data = unknown> {
  readonly endpoint: ActionEndpoint;
  one(row: Row, given: Given, write: Write): Promise<Data>;
  readonly many?: ((given: Given) => Batches) | undefined;
}

/** An endpoint that takes one record. */
export const toOne = <Row, Query, Body, Data, Given = undefined>(
  endpoint: Endpoint<Query, Body, Data>,
  inputOf: (row: Row, given: Given) => CallInput<Query, Body>,
): Target<Row, Given, Data> => ({ endpoint, one: (row, given, write) => write(endpoint, inputOf(row, given), asRead(row)) });

/** An endpoint that takes one record by its number and nothing else. */
export const byId = <Row extends Identified, Data>(endpoint: Endpoint<undefined, Identified, Data>): Target<Row, undefined, Data> =>
  toOne(endpoint, ({ id }: Row) => ({ body: { id } }));

/** An endpoint that takes `ids`: the same body serves one record and the chosen ones, so the action has a bulk button. */
export const toMany = <Row extends Identified, Body, Given = undefined>(
  endpoint: Endpoint<undefined, Body, BulkAnswer>,
  bodyOf: (ids: number[], given: Given) => Body,
): Target<Row, Given, BulkAnswer> => ({
  endpoint,
  one: (row, given, write) => write(endpoint, { body: bodyOf([row.id], given) }, { accept: onlyRow, ...asRead(row) }),
  many: (given) => sendBatch(endpoint, (ids) => bodyOf(ids, given)),
});

/** Which record a call is about, and how it was: what is done to it again after a change is meant anew. */
const asRead = <Row>(row: Row) => ({ since: row, id: (row as Partial<Identified>).id });
