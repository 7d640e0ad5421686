import { orderStatusKey } from '@/lib/contract/order/status-key';
import { goodsKind } from '@/lib/contract/states/order';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { yuanCell } from '@/reference-api/crud/export-columns';
import type { ExportColumn } from '@/reference-api/crud/export-csv';
import type { ExportLine } from './export-lines';

type Column = ExportColumn<ExportLine>;

/** Columns of an export of orders, one line for each item. */
export function exportColumns(kind: number | undefined): readonly Column[] {
  const hardware = kind === undefined || kind === goodsKind.hardware;
  return [...head, ...amounts, ...payment, ...(hardware ? delivery : []), ...(kind === goodsKind.form ? handling : []), ...tail];
}

const ofOrder = (field: string, amount: (line: ExportLine) => number): Column => ({
  head: `order.fields.${field}`,
  cell: (line) => (line.first ? yuanCell(amount(line)) : ''),
});
const ofItem = (field: string, amount: (line: ExportLine) => number): Column => ({
  head: `order.fields.${field}`,
  cell: (line) => yuanCell(amount(line)),
});

const head: readonly Column[] = [
  { head: 'order.fields.orderNo', of: 'createTime', cell: ({ order }) => order.orderNo },
  { head: 'order.fields.createTime', cell: ({ order }) => wireTime(order.createTime) },
  { head: 'order.fields.status', cell: ({ order }, translate) => translate(orderStatusKey(order.kind, order.status)) },
  { head: 'order.fields.goodsName', of: 'items', cell: ({ item }) => item.goodsName },
  { head: 'order.fields.specText', of: 'items', cell: ({ item }) => item.specText },
  { head: 'order.fields.price', of: 'items', cell: ({ item }) => yuanCell(item.price) },
  { head: 'order.fields.count', of: 'items', cell: ({ item }) => item.count },
];

/** Discounts are signed, so that each line adds up from left to right. */
const amounts: readonly Column[] = [
  ofItem('itemTotal', ({ item }) => item.totalPrice),
  ofItem('levelPrice', ({ item }) => -item.levelShare),
  ofItem('couponPrice', ({ item }) => -item.couponShare),
  ofItem('pointPrice', ({ item }) => -item.pointShare),
  ofItem('adjustPrice', ({ item }) => item.adjustShare),
  ofItem('itemPay', ({ item }) => item.payPrice),
  ofOrder('freight', ({ order }) => order.freight),
  ofOrder('payPrice', ({ order }) => order.payPrice),
  ofOrder('refundedPrice', ({ order }) => order.refundedPrice),
];

const payment: readonly Column[] = [
  {
    head: 'order.fields.payChannel',
    cell: ({ order }, translate) => (order.payChannel ? translate(`enums.payChannel.${order.payChannel}`) : ''),
  },
  { head: 'order.fields.payTime', cell: ({ order }) => wireTimeOrNull(order.payTime) ?? '' },
  { head: 'order.fields.nickname', of: 'buyer', cell: ({ nickname }) => nickname },
  { head: 'order.fields.mobile', of: 'buyer', cell: ({ mobile }) => mobile },
];

const delivery: readonly Column[] = [
  { head: 'order.fields.receiver', cell: ({ receiver }) => receiver?.name ?? '' },
  { head: 'order.fields.receiverMobile', of: 'receiver', cell: ({ receiver }) => receiver?.mobile ?? '' },
  {
    head: 'order.fields.address',
    of: 'region',
    cell: ({ receiver }) => (receiver ? `${receiver.province}${receiver.city}${receiver.district}${receiver.address}` : ''),
  },
  { head: 'order.fields.trackingNo', cell: ({ packages, first }) => (first ? packages : '') },
];

const handling: readonly Column[] = [
  { head: 'order.fields.handlerName', cell: ({ order }) => order.handlerName },
  { head: 'order.fields.promiseUntil', cell: ({ order }) => wireTimeOrNull(order.promiseUntil) ?? '' },
];

const tail: readonly Column[] = [
  { head: 'order.fields.storeName', mainOnly: true, cell: ({ storeName }) => storeName },
  { head: 'order.fields.remark', cell: ({ order, first }) => (first ? order.remark : '') },
];
