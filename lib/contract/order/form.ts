import { z } from 'zod';
import { needs } from '../access';
import { bulkAnswer } from '../call/bulk';
import { endpoint } from '../call/endpoint';
import { stateAnswer } from '../call/state-answer';
import { askingRule, id, idList, text } from '../field/fields';
import { orderChanges } from './changes';

const base = '/v1/admin/order/form';
const labels = 'order.fields';
const ship = needs('admin_P3', 'admin_P3.ship');

export const orderAccept = endpoint({
  name: 'order.accept',
  method: 'PUT',
  path: `${base}/accept`,
  access: ship,
  idempotent: true,
  body: z.object({ ids: idList }),
  data: bulkAnswer,
  labels,
  changes: orderChanges,
});

export const orderSupplementDraft = z.object({
  // Its words come before those of the length, which tells readers of the schema what it takes.
  fieldKeys: z
    .array(z.string())
    .refine((keys) => keys.length > 0, askingRule('supplementFields'))
    .min(1),
  reason: text(1, 200),
});

export const orderSupplement = endpoint({
  name: 'order.supplement',
  method: 'PUT',
  path: `${base}/supplement`,
  access: ship,
  body: orderSupplementDraft.extend({ id }),
  data: stateAnswer,
  labels,
  changes: orderChanges,
});

export const orderAssign = endpoint({
  name: 'order.assign',
  method: 'PUT',
  path: `${base}/assign`,
  access: ship,
  idempotent: true,
  body: z.object({ ids: idList, adminId: id }),
  data: bulkAnswer,
  labels,
  changes: orderChanges,
});

/** What came out of it, in words or pictures; the private note never reaches the buyer. */
export const orderFinishDraft = z
  .object({
    text: z.string().trim().max(2000).default(''),
    images: z.array(z.string().max(500)).max(9).default([]),
    privateNote: z.string().trim().max(500).default(''),
  })
  .refine(({ text: words, images }) => words !== '' || images.length > 0, { path: ['text'], ...askingRule('finishResult') });

export const orderFinish = endpoint({
  name: 'order.finish',
  method: 'PUT',
  path: `${base}/finish`,
  access: ship,
  body: z.intersection(orderFinishDraft, z.object({ id })),
  data: stateAnswer,
  labels: 'order.resultFields',
  changes: orderChanges,
});

export const orderRework = endpoint({
  name: 'order.rework',
  method: 'PUT',
  path: `${base}/rework`,
  access: ship,
  body: z.object({ id, reason: text(1, 200) }),
  data: stateAnswer,
  labels,
  changes: orderChanges,
});

/** Rejects what was asked for and gives the money back; the order closes when the refund settles. */
export const orderReject = endpoint({
  name: 'order.reject',
  method: 'PUT',
  path: `${base}/reject`,
  access: needs('admin_P3', 'admin_P3.refund'),
  idempotent: true,
  body: z.object({ id, reason: text(1, 200) }),
  data: stateAnswer,
  labels,
  changes: orderChanges,
});
