import { z } from 'zod';
import { fen, flag, id, time, version } from '../field/fields';
import { goodsKindField } from '../goods/kind-field';
import { orderItem } from './item';

const count = z.number().int();
const moment = time.nullable();

export const receiver = z.object({
  name: z.string(),
  mobile: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  address: z.string(),
});
export type Receiver = z.infer<typeof receiver>;

export const orderPackage = z.object({
  expressId: id.nullable(),
  expressCode: z.string(),
  expressName: z.string(),
  trackingNo: z.string(),
});

const formValue = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);
export type OrderFormValue = z.infer<typeof formValue>;

/** What a list shows of the licences of a software order; the drawer reads the rest. */
const licenceBrief = z.object({ id, key: z.string(), status: z.number().int(), endAt: moment });

/** What only orders of one kind have (order.md 2, blocks of the kinds), as far as lists show it; personal data is masked. */
const kindBrief = {
  receiver: receiver.nullish(),
  packages: z.array(orderPackage).default([]),
  noLogisticsReason: z.string().default(''),
  deliveredCount: count.default(0),
  warrantyUntil: moment.default(null),
  formValues: z.record(z.string(), formValue).default({}),
  handlerId: id.nullish(),
  handlerName: z.string().default(''),
  promiseUntil: moment.default(null),
  supplementTime: moment.default(null),
  overdue: flag.default(0),
  licences: z.array(licenceBrief).default([]),
};

/** An order as its list shows it. */
export const orderRow = z.object({
  id,
  orderNo: z.string(),
  kind: goodsKindField,
  storeId: id,
  storeName: z.string(),
  memberId: id,
  /** Whether the reader's store may open the buyer's record; a server that leaves it out is taken to let it. */
  memberInReach: flag.optional(),
  nickname: z.string(),
  mobile: z.string(),
  source: z.number().int(),
  items: z.array(orderItem),
  totalPrice: fen,
  levelPrice: fen,
  couponPrice: fen,
  pointPrice: fen,
  usePoints: count,
  freight: fen,
  adjustPrice: fen,
  payPrice: fen,
  givePoints: count,
  payStatus: flag,
  payChannel: z.string(),
  payTime: moment,
  balancePart: fen,
  status: z.number().int(),
  closeType: z.number().int().nullable(),
  createTime: time,
  shipTime: moment,
  receiveTime: moment,
  finishTime: moment,
  closeTime: moment,
  expireTime: moment,
  autoReceiveTime: moment,
  extendCount: count,
  refundFlag: z.number().int(),
  refundedPrice: fen,
  invoiceStatus: z.number().int().nullable(),
  remark: z.string(),
  star: z.number().int(),
  /** What the server lets this administrator do; a server that leaves it out lets the states decide (order.md 10). */
  allowedActions: z.array(z.string()).optional(),
  version,
  ...kindBrief,
});
export type Order = z.infer<typeof orderRow>;
