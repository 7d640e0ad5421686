import { inArray, or, type SQL } from 'drizzle-orm';
import type { Refund, RefundFilter } from '@/lib/contract/refund';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { anyOf, betweenTimes, containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { storeScope } from '@/reference-api/crud/scope';
import { refund } from '@/reference-api/database/schema/after-sale';
import { order } from '@/reference-api/database/schema/order';
import { orderNoIs } from '@/reference-api/resources/order/order-keyword';
import type { Call } from '@/reference-api/serve';
import { refundRows } from './refund-rows';

/** What is special about the list of after-sales (order.md 9). */
export const refundSpec: ListSpec<typeof refund, Refund, RefundFilter> = {
  table: refund,
  object: 'afterSale',
  scope: ({ caller }, filter) => storeScope(refund.storeId, caller, filter?.storeId),
  order: { createTime: refund.createTime },
  where: (filter, call) => [
    wordsOf(filter.keyword, call),
    sameAs(refund.orderId, filter.orderId),
    sameAs(refund.kind, filter.kind),
    anyOf(refund.status, filter.status),
    sameAs(refund.way, filter.way),
    sameAs(refund.source, filter.source),
    sameAs(refund.memberId, filter.memberId),
    ...betweenTimes(refund.createTime, filter.startTime, filter.endTime),
  ],
  rows: refundRows,
};

const wordsOf = (keyword: string | undefined, { database }: Call): SQL | undefined =>
  keyword
    ? or(
        containsKeyword(keyword, [refund.refundNo]),
        inArray(refund.orderId, database.select({ id: order.id }).from(order).where(orderNoIs(keyword))),
      )
    : undefined;
