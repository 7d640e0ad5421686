import { and, desc, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { RANKING_PLACES } from '@/lib/contract/dashboard-ranking';
import type { GoodsKind } from '@/lib/contract/goods-kind';
import { addDays, shanghaiDate, startOfShanghaiDay } from '@/lib/format/shanghai-time';
import { isMain } from '@/reference-api/auth/caller';
import { goods } from '@/reference-api/database/schema/goods';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { store } from '@/reference-api/database/schema/store';
import type { Call } from '@/reference-api/serve';

/** The first moment of the last so many days, today counted. */
export const sinceDays = (days: number, now: Date): Date => startOfShanghaiDay(addDays(shanghaiDate(now), 1 - days));

const ownOrders = ({ caller }: Call): SQL | undefined => (isMain(caller) ? undefined : eq(order.storeId, caller.storeId));

/** Goods sold best among the orders paid in the last days: pieces and amounts as they were paid. */
export async function bestGoods({ days, by, kind }: { days: number; by: 'count' | 'amount'; kind?: GoodsKind | undefined }, call: Call) {
  const pieces = sql<number>`sum(${orderItem.count})::int`;
  const amount = sql<string>`sum(${orderItem.payPrice})`;
  const found = await call.database
    .select({ goodsId: orderItem.goodsId, kind: order.kind, name: sql<string>`max(${orderItem.goodsName})`, count: pieces, amount })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(
      and(
        isNotNull(order.payTime),
        gte(order.payTime, sinceDays(days, call.now)),
        ownOrders(call),
        kind === undefined ? undefined : eq(order.kind, kind),
      ),
    )
    .groupBy(orderItem.goodsId, order.kind)
    .orderBy(desc(by === 'count' ? pieces : amount), orderItem.goodsId)
    .limit(RANKING_PLACES);
  const pictures = await picturesOf(
    found.map(({ goodsId }) => goodsId),
    call,
  );
  return found.map((row) => ({
    ...row,
    kind: row.kind as GoodsKind,
    amount: Number(row.amount),
    image: pictures.get(row.goodsId) ?? '',
  }));
}

async function picturesOf(ids: readonly number[], { database }: Call): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ id: goods.id, cover: goods.cover })
    .from(goods)
    .where(inArray(goods.id, [...ids]));
  return new Map(found.map(({ id, cover }) => [id, cover]));
}

/** Stores by what was paid for their orders in the last days. */
export async function bestStores(days: number, { database, now }: Call) {
  const amount = sql<string>`sum(${order.payPrice})`;
  const found = await database
    .select({ storeId: order.storeId, name: store.name, count: sql<number>`count(*)::int`, amount })
    .from(order)
    .innerJoin(store, eq(store.id, order.storeId))
    .where(and(isNotNull(order.payTime), gte(order.payTime, sinceDays(days, now))))
    .groupBy(order.storeId, store.name)
    .orderBy(desc(amount), order.storeId)
    .limit(RANKING_PLACES);
  return found.map((row) => ({ ...row, amount: Number(row.amount) }));
}
