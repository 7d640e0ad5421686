import { z } from 'zod';
import { needs } from '../access';
import { endpoint } from '../call/endpoint';
import type { ResourceName } from '../call/resource-name';
import { stateAnswer } from '../call/state-answer';
import { fen, flag, id, mobile, text } from '../field/fields';

const base = '/v1/admin/order/refund';
const labels = 'refund.fields';
/** An after-sale changes its order and what is counted of orders. */
const changes: readonly ResourceName[] = ['home', 'order', 'store'];
const decide = needs('admin_P3', 'admin_P3.refund');

/** Above this sum the login password is typed again (order.md 9). */
export const REFUND_PASSWORD_ABOVE = 500_000;

export const refundTarget = z.union([z.literal(1), z.literal(2)]);

export const refundDraft = z.object({
  orderId: id,
  /** Without items the whole order goes back. */
  items: z.array(z.object({ itemId: id, count: z.number().int().min(0).default(0), amount: fen.min(1) })).default([]),
  /** 1 gives back all freight that has not been given back yet; left out, what goes back by itself (order.md 9). */
  freight: flag.optional(),
  target: refundTarget.default(1),
  reason: text(1, 200),
  restock: flag.default(0),
});
export type RefundDraft = z.infer<typeof refundDraft>;

/** Where the buyer sends the goods. */
export const returnAddressDraft = z.object({ name: text(1, 30), mobile, address: text(1, 200) });

/** An administrator gives money back without being asked. */
export const refundCreate = endpoint({
  name: 'refund.create',
  method: 'POST',
  path: base,
  access: decide,
  idempotent: true,
  body: refundDraft,
  data: z.object({ ids: z.array(id) }),
  labels,
  changes,
});

export const refundAgree = endpoint({
  name: 'refund.agree',
  method: 'PUT',
  path: `${base}/agree`,
  access: decide,
  body: z.object({ id, refundPrice: fen.min(0).optional(), returnAddress: returnAddressDraft.nullable().default(null) }),
  data: stateAnswer,
  labels,
  changes,
});

export const refundReject = endpoint({
  name: 'refund.reject',
  method: 'PUT',
  path: `${base}/reject`,
  access: decide,
  body: z.object({ id, reason: text(1, 200) }),
  data: stateAnswer,
  labels: 'refund.rejectFields',
  changes,
});

/** The returned goods have arrived. */
export const refundReceive = endpoint({
  name: 'refund.receive',
  method: 'PUT',
  path: `${base}/receive`,
  access: decide,
  body: z.object({ id, restock: flag.default(0) }),
  data: stateAnswer,
  labels,
  changes,
});

export const refundRefuse = endpoint({
  name: 'refund.refuse',
  method: 'PUT',
  path: `${base}/refuse`,
  access: decide,
  body: z.object({ id, reason: text(1, 200) }),
  data: stateAnswer,
  labels: 'refund.rejectFields',
  changes,
});

/** Sends the money; again after the channel failed, then perhaps to the balance. */
export const refundExecute = endpoint({
  name: 'refund.execute',
  method: 'PUT',
  path: `${base}/execute`,
  access: decide,
  idempotent: true,
  body: z.object({ id, target: refundTarget.optional(), password: z.string().max(100).optional() }),
  data: stateAnswer,
  labels,
  changes,
});
