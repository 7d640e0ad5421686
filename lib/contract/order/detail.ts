import { z } from 'zod';
import { needs } from '../access';
import { endpoint } from '../call/endpoint';
import { infoOf } from '../call/listing-calls';
import { pageOf } from '../call/page';
import { fen, flag, id, time } from '../field/fields';
import { order } from '../order';
import { orderRow } from './row';

const moment = time.nullable();
const count = z.number().int();
const base = '/v1/admin/order';

/** One thing handed over for an account order; its content is masked. */
export const orderDelivery = z.object({
  id,
  itemId: id.optional(),
  cardId: id.nullable(),
  content: z.string(),
  deliveredAt: time,
  replacedBy: id.nullable(),
  /** When it stopped being the buyer's: replaced, or given back. */
  endedAt: moment.default(null),
  warrantyUntil: moment,
});
export type OrderDelivery = z.infer<typeof orderDelivery>;

const device = z.object({ id, name: z.string(), fingerprint: z.string(), boundAt: time });

/** A licence of a software order with its masked key; it lives on after its order is completed. */
export const orderLicence = z.object({
  id,
  key: z.string(),
  status: z.number().int(),
  durationUnit: z.number().int(),
  durationNum: count,
  startAt: moment,
  endAt: moment,
  maxDevices: count,
  devices: z.array(device).default([]),
  bizType: z.number().int(),
  renewOf: id.nullable(),
  account: z.string(),
  allowedActions: z.array(z.string()).optional(),
});
export type OrderLicence = z.infer<typeof orderLicence>;

/** A field of the form as it was when the order was placed. */
export const orderFormField = z.object({
  key: z.string(),
  label: z.string(),
  type: z.string(),
  required: flag.default(0),
  options: z.array(z.string()).default([]),
});
export type OrderFormField = z.infer<typeof orderFormField>;

const supplement = z.object({ fieldKeys: z.array(z.string()), reason: z.string(), time: z.string() });
const result = z.object({ text: z.string(), images: z.array(z.string()), privateNote: z.string() });
const distributor = z.object({ memberId: id, nickname: z.string() }).nullable();

/** One order with everything its drawer shows (order.md 2 and 3). */
export const orderDetail = orderRow.extend({
  buyerIp: z.string(),
  buyerRemark: z.string(),
  couponId: id.nullable(),
  couponName: z.string(),
  couponRecordId: id.nullable(),
  levelName: z.string().default(''),
  payNo: z.string(),
  voucher: z.string(),
  closeReason: z.string(),
  platformRate: z.number(),
  platformFee: fen,
  refundedFee: fen,
  distributor1: distributor,
  distributor2: distributor,
  commission1: fen,
  commission2: fen,
  deliveries: z.array(orderDelivery).default([]),
  formSnapshot: z.array(orderFormField).default([]),
  supplement: supplement.nullish(),
  submitCount: count.default(0),
  acceptTime: moment.default(null),
  pausedSeconds: count.default(0),
  promiseHours: count.nullish(),
  refundableBeforeProcess: flag.nullish(),
  reworkCount: count.default(0),
  result: result.nullish(),
  licences: z.array(orderLicence).default([]),
  /** What the main store or the store itself may still give back, freight apart. */
  refundablePrice: fen.default(0),
  refundableFreight: fen.default(0),
  /** Whether anything left of it has a typed stock to go back into; cards wait for a decision of their own. A server that does not say is asked for it. */
  restockable: flag.default(1),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const orderInfo = infoOf(order, orderDetail);

/** One line of the log; append-only. `before` and `after` are states, or null where no state changed. */
export const orderLogRow = z.object({
  id,
  orderId: id,
  operatorType: z.number().int(),
  operatorName: z.string(),
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  type: z.string(),
  content: z.string(),
  createTime: time,
});
export type OrderLog = z.infer<typeof orderLogRow>;

export const orderLog = endpoint({
  name: 'order.log',
  method: 'GET',
  path: `${base}/log`,
  access: needs('admin_P3'),
  query: z.object({ id }),
  data: pageOf(orderLogRow),
});

/** Reads one masked value in full: the receiver, the buyer's mobile, or an answer of the form as `form.<key>`. */
export const orderReveal = endpoint({
  name: 'order.reveal',
  method: 'GET',
  path: `${base}/reveal`,
  access: needs('admin_P3', 'admin_P3.ship'),
  query: z.object({ id, field: z.string().regex(/^(?:receiver|mobile|form\.[a-z][a-z0-9_]{0,29})$/) }),
  data: z.object({ value: z.string() }),
});

/** Where a package has been. */
export const orderTrace = endpoint({
  name: 'order.trace',
  method: 'GET',
  path: `${base}/trace`,
  access: needs('admin_P3', 'admin_P3.ship'),
  query: z.object({ id, index: z.coerce.number().int().min(0).default(0) }),
  data: z.object({ list: z.array(z.object({ time: z.string(), text: z.string() })) }),
});
