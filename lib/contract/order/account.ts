import { z } from 'zod';
import { needs } from '../access';
import { endpoint } from '../call/endpoint';
import { stateAnswer } from '../call/state-answer';
import { id, text } from '../field/fields';
import { orderChanges } from './changes';

const base = '/v1/admin/order/account';
const labels = 'order.fields';
const ship = needs('admin_P3', 'admin_P3.ship');

/** What is handed over: one text, or the fields of a card by their keys. */
const content = z.union([text(1, 2000), z.record(z.string(), z.string().max(500))]);
export type DeliveryContent = z.infer<typeof content>;

/** Hands over cards of the stock, or contents typed by hand: as many as were bought and are not delivered yet. */
export const orderDeliver = endpoint({
  name: 'order.deliver',
  method: 'PUT',
  path: `${base}/deliver`,
  access: ship,
  idempotent: true,
  body: z.object({
    id,
    source: z.enum(['stock', 'typed']),
    cardIds: z.array(id).max(999).default([]),
    contents: z.array(content).max(999).default([]),
  }),
  data: stateAnswer,
  labels,
  changes: orderChanges,
});

/** Another account for one that does not work; no money moves. */
export const orderReplace = endpoint({
  name: 'order.replace',
  method: 'PUT',
  path: `${base}/replace`,
  access: ship,
  idempotent: true,
  body: z.object({ id, deliveryId: id, reason: text(1, 200), cardId: id.nullish(), content: content.nullish() }),
  data: stateAnswer,
  labels,
  changes: orderChanges,
});

export const orderDeliveryReveal = endpoint({
  name: 'order.deliveryReveal',
  method: 'GET',
  path: `${base}/reveal`,
  access: ship,
  query: z.object({ deliveryId: id }),
  data: z.object({ value: z.string() }),
});
