import { z } from 'zod';
import { needs } from '../access';
import { listing } from '../call/resource';
import { fen, id, time } from '../field/fields';

const read = needs('admin_P1', 'admin_P8');
const labels = 'distributor.fields';
const base = '/v1/admin/distributor';
const of = { id: z.coerce.number().int() };
const tier = z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)]));

/** Members whose referrer is the distributor (tier 1) or one of those (tier 2). */
export const distributorMembers = listing({
  name: 'distributorMembers',
  path: `${base}/member`,
  row: z.object({
    id,
    nickname: z.string(),
    mobile: z.string(),
    avatar: z.string(),
    orderCount: z.number().int(),
    payTotal: fen,
    registerTime: time,
  }),
  filter: z.object({ ...of, tier: tier.default(1) }),
  labels,
  read,
});

/** Orders that earned the distributor a commission. */
export const distributorOrders = listing({
  name: 'distributorOrders',
  path: `${base}/order`,
  row: z.object({
    id,
    orderId: id,
    orderNo: z.string(),
    kind: z.number().int(),
    buyer: z.string(),
    payPrice: fen,
    commission: fen,
    tier: z.number().int(),
    status: z.number().int(),
    createTime: time,
  }),
  filter: z.object({ ...of, startTime: time.optional(), endTime: time.optional() }),
  labels,
  read,
});

/** Rows of the commission ledger; append-only. */
export const distributorCommissions = listing({
  name: 'distributorCommissions',
  path: `${base}/commission`,
  row: z.object({
    id,
    memberId: id,
    bizType: z.number().int(),
    /** Null without an order, or with one the reader may not open. */
    orderId: id.nullable(),
    orderNo: z.string(),
    buyer: z.string(),
    tier: z.number().int(),
    base: fen,
    percent: z.number(),
    amount: fen,
    status: z.number().int(),
    unfreezeTime: time.nullable(),
    remark: z.string(),
    createTime: time,
  }),
  filter: z.object({
    ...of,
    status: z.coerce.number().int().optional(),
    bizType: z.coerce.number().int().optional(),
    startTime: time.optional(),
    endTime: time.optional(),
  }),
  labels,
  read,
});
