import { z } from 'zod';
import { needs } from '../access';
import { endpoint } from '../call/endpoint';
import { stateAnswer } from '../call/state-answer';
import { id, rule, text, time, wholeBetween } from '../field/fields';
import { licenceState } from '../states/licence';
import { orderChanges } from './changes';

const base = '/v1/admin/order/software';
const labels = 'order.licenceFields';
const ship = needs('admin_P3', 'admin_P3.ship');

/** What every action on a licence answers. */
export const licenceMoved = z.object({ id, status: z.number().int(), endAt: time.nullable() });

export const orderActivateDraft = z.object({
  key: z.string().trim().max(64).default(''),
  startAt: time.nullable().default(null),
  account: z.string().trim().max(100).default(''),
});

/** Opens the service by hand: the key is made where none is typed, the term is that of the variant. */
export const orderActivate = endpoint({
  name: 'order.activate',
  method: 'PUT',
  path: `${base}/activate`,
  access: ship,
  idempotent: true,
  body: orderActivateDraft.extend({ id }),
  data: stateAnswer,
  labels,
  changes: orderChanges,
});

export const licenceActivate = endpoint({
  name: 'order.licenceActivate',
  method: 'PUT',
  path: `${base}/activate-licence`,
  access: ship,
  body: z.object({ licenceId: id }),
  data: licenceMoved,
  labels,
  changes: orderChanges,
});

export const licenceRenewDraft = z.object({
  num: wholeBetween(1, 999),
  unit: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(9)]),
  reason: text(1, 200),
});

export const licenceRenew = endpoint({
  name: 'order.licenceRenew',
  method: 'PUT',
  path: `${base}/renew`,
  access: ship,
  idempotent: true,
  body: licenceRenewDraft.extend({ licenceId: id }),
  data: licenceMoved,
  labels,
  changes: orderChanges,
});

/** 3 suspends, 1 resumes, 4 revokes for good (main store). Resuming needs no reason. */
export const licenceStatusChange = endpoint({
  name: 'order.licenceStatus',
  method: 'PUT',
  path: `${base}/status`,
  access: ship,
  body: z
    .object({
      licenceId: id,
      status: z.literal([licenceState.active, licenceState.suspended, licenceState.revoked]),
      reason: z.string().trim().max(200).default(''),
    })
    .refine(({ status, reason }) => status === licenceState.active || reason !== '', { path: ['reason'], ...rule('required') }),
  data: licenceMoved,
  labels,
  changes: orderChanges,
});

export const licenceResetKey = endpoint({
  name: 'order.licenceResetKey',
  method: 'PUT',
  path: `${base}/reset-key`,
  access: ship,
  body: z.object({ licenceId: id }),
  data: licenceMoved,
  labels,
  changes: orderChanges,
});

export const licenceUnbind = endpoint({
  name: 'order.licenceUnbind',
  method: 'PUT',
  path: `${base}/unbind`,
  access: ship,
  body: z.object({ licenceId: id, deviceId: id }),
  data: licenceMoved,
  labels,
  changes: orderChanges,
});

export const licenceReveal = endpoint({
  name: 'order.licenceReveal',
  method: 'GET',
  path: `${base}/reveal`,
  access: ship,
  query: z.object({ licenceId: id }),
  data: z.object({ value: z.string() }),
});
