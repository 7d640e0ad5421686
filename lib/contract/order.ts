import { z } from 'zod';
import { needs } from './access';
import { endpoint } from './call/endpoint';
import { exportExtras } from './call/export-query';
import { exportOf } from './call/listing-calls';
import { listing } from './call/resource';
import { fen, flag, id, idList, keyword, nothing, time } from './field/fields';
import { queriedKind } from './goods/kind-field';
import { orderChanges } from './order/changes';
import { orderRow } from './order/row';

/** Where an order's word is looked for; the last three belong to one kind each (order.md 3). */
export const orderKeywordTypes = ['orderNo', 'nickname', 'mobile', 'goodsName', 'receiver', 'trackingNo', 'key'] as const;
export const ORDER_AFTER_SALE_TAB = 'afterSale';

const number = z.coerce.number().int().optional();
const moment = time.optional();
const mark = z.coerce.number().pipe(flag).optional();

export const orderFilter = z.object({
  keyword,
  keywordType: z.enum(orderKeywordTypes).default('orderNo'),
  kind: queriedKind.optional(),
  /** `all`, states separated by commas, or `afterSale`. */
  tab: z
    .string()
    .regex(/^(?:all|afterSale|\d{1,2}(?:,\d{1,2})*)$/)
    .default('all'),
  ids: idList.optional(),
  refundFlag: number,
  payChannel: z.string().max(20).optional(),
  source: number,
  storeId: number,
  memberId: number,
  goodsId: number,
  startTime: moment,
  endTime: moment,
  payTimeStart: moment,
  payTimeEnd: moment,
  finishTimeStart: moment,
  finishTimeEnd: moment,
  payPriceMin: number,
  payPriceMax: number,
  hasRemark: mark,
  /** Orders whose after-sale waits for the store: to decide, to receive, to pay. */
  afterSaleWaiting: mark,
  invoiceStatus: number,
  handlerId: number,
  overdue: mark,
  /** Form orders whose promised time ends within so many hours. */
  dueHours: z.coerce.number().int().min(1).max(720).optional(),
  licenceStatus: number,
  endAtStart: moment,
  endAtEnd: moment,
  expiring: mark,
  idle: mark,
});
export type OrderFilter = z.infer<typeof orderFilter>;

const base = '/v1/admin/order';
const labels = 'order.fields';

export const order = listing({
  name: 'order',
  path: base,
  row: orderRow,
  filter: orderFilter,
  sortable: ['createTime', 'payTime', 'payPrice'],
  labels,
  read: needs('admin_P3'),
  summary: z.object({ count: z.number().int(), payPrice: fen }).partial(),
});

/** One row for each item; orders of hardware hold the receiver in full, so that they need the right to ship besides. */
export const orderExport = exportOf(order, orderFilter);

/** The answers of form orders, one column for each field of the forms; secret fields are left out. */
export const orderFormExport = endpoint({
  name: 'order.formExport',
  method: 'GET',
  path: `${base}/form/export`,
  kind: 'export',
  access: needs('admin_P3', 'admin_P3.ship'),
  query: orderFilter.extend(exportExtras),
  data: nothing,
});

export const orderRemove = endpoint({
  name: 'order.remove',
  method: 'DELETE',
  path: `${base}/{id}`,
  access: { ...needs('admin_P3'), mainStore: true },
  query: z.object({ id }),
  data: nothing,
  changes: orderChanges,
});
