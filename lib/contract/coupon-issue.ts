import { z } from 'zod';
import { needs } from './access';
import { bulkAnswer } from './call/bulk';
import { endpoint } from './call/endpoint';
import { id, idList, wholeBetween } from './field/fields';

const base = '/v1/admin/coupon';
const issue = { ...needs('admin_P5', 'admin_P5.issue'), storeAuth: 'MANAGE_COUPON' as const };

/** Gives a coupon to members found by search, by level or by mobile number; each member is an entry of the answer. */
export const couponIssue = endpoint({
  name: 'coupon.issue',
  method: 'POST',
  path: `${base}/issue`,
  access: issue,
  idempotent: true,
  body: z.object({
    id,
    count: wholeBetween(1, 10),
    memberIds: idList.optional(),
    levelIds: idList.optional(),
    mobiles: z.array(z.string().trim().max(20)).max(1_000).optional(),
  }),
  data: bulkAnswer,
  labels: 'couponIssue.fields',
  changes: ['couponRecord'],
});

/** Members one issue may name, over all its batches. */
export const MOST_AT_ONCE = 10_000;

/** The members a level or a file of mobile numbers means, so that issuing can go batch by batch with its progress. */
export const couponAudience = endpoint({
  name: 'coupon.audience',
  asksOnly: true,
  method: 'POST',
  path: `${base}/audience`,
  access: issue,
  body: z.object({ levelIds: idList.optional(), mobiles: z.array(z.string().trim().max(20)).max(MOST_AT_ONCE).optional() }),
  data: z.object({
    members: z.array(z.object({ id, nickname: z.string(), mobile: z.string() })).max(MOST_AT_ONCE),
    /** Numbers no member has. */
    unknown: z.array(z.string()),
    /** How many match, also those beyond the most one issue may name. */
    total: z.number().int(),
  }),
});
export type CouponAudience = z.infer<typeof couponAudience.data>;
