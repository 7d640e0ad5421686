import { z } from 'zod';
import { needs } from './access';
import { infoOf } from './call/listing-calls';
import { listing } from './call/resource';
import { fen, flag, id, idList, keyword, time, version } from './field/fields';
import { goodsKindField, queriedKind } from './goods/kind-field';

const moment = time.nullable();

/** Where goods go back to. */
export const returnAddress = z.object({ name: z.string(), mobile: z.string(), address: z.string() });

/** An after-sale: money, goods or both that go back (order.md 9). `itemId` null is the whole order. */
export const refundRow = z.object({
  id,
  refundNo: z.string(),
  /** Null once the order was deleted. */
  orderId: id.nullable(),
  orderNo: z.string(),
  kind: goodsKindField,
  storeId: id,
  storeName: z.string(),
  memberId: id,
  nickname: z.string(),
  itemId: id.nullable(),
  goodsName: z.string().default(''),
  specText: z.string().default(''),
  image: z.string().default(''),
  count: z.number().int(),
  way: z.number().int(),
  type: z.number().int(),
  source: z.number().int(),
  reason: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  applyPrice: fen,
  refundPrice: fen,
  refundFreight: fen,
  refundPoints: z.number().int(),
  target: z.number().int(),
  status: z.number().int(),
  auditReason: z.string(),
  returnAddress: returnAddress.nullable(),
  return: z.object({ expressName: z.string(), trackingNo: z.string() }).nullable(),
  channelRefundNo: z.string(),
  processing: flag,
  failMsg: z.string(),
  restock: flag,
  times: z.number().int(),
  operatorName: z.string(),
  createTime: time,
  finishTime: moment,
  allowedActions: z.array(z.string()).optional(),
  version,
});
export type Refund = z.infer<typeof refundRow>;

const base = '/v1/admin/order/refund';
const number = z.coerce.number().int().optional();

export const refundFilter = z.object({
  keyword,
  orderId: number,
  kind: queriedKind.optional(),
  status: idList.optional(),
  way: number,
  source: number,
  storeId: number,
  memberId: number,
  startTime: time.optional(),
  endTime: time.optional(),
});
export type RefundFilter = z.infer<typeof refundFilter>;

export const refund = listing({
  name: 'refund',
  path: base,
  row: refundRow,
  filter: refundFilter,
  sortable: ['createTime'],
  labels: 'refund.fields',
  read: needs('admin_P3'),
});

const refundLog = z.object({
  id,
  operatorType: z.number().int(),
  operatorName: z.string(),
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  type: z.string(),
  content: z.string(),
  createTime: time,
});

/** One after-sale with what happened to it. */
export const refundDetail = refundRow.extend({ logs: z.array(refundLog).default([]) });

export const refundInfo = infoOf(refund, refundDetail);
