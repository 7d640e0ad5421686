import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { RANKING_PLACES } from '@/lib/contract/dashboard-ranking';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { addDays, shanghaiDate, startOfShanghaiDay } from '@/lib/format/shanghai-time';
import { isMain } from '@/reference-api/auth/caller';
import { goods } from '@/reference-api/database/schema/goods';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { store } from '@/reference-api/database/schema/store';
import type { Call } from '@/reference-api/serve';

/** The first moment of the last so many days, today counted. */
export const sinceDays = (days: number, now: Date): Date => startOfShanghaiDay(addDays(shanghaiDate(now), 1 - days));

/** Goods sold best among the orders paid in the last days: pieces and amounts as they were paid. */
export async function bestGoods({ days, by, kind }: { days: number; by: 'count' | 'amount'; kind?: GoodsKind | undefined }, call: Call) {
  const { database, caller, now } = call;
  const pieces = sql<number>`sum(${orderItem.count})::int`;
  const amount = sql<string>`sum(${orderItem.payPrice})`;
  const among = and(isMain(caller) ? undefined : eq(goods.storeId, caller.storeId), kind === undefined ? undefined : eq(goods.kind, kind));
  const found = await database
    .select({ goodsId: orderItem.goodsId, count: pieces, amount })
    .from(orderItem)
    .where(
      and(
        gte(orderItem.payTime, sinceDays(days, now)),
        among && inArray(orderItem.goodsId, database.select({ id: goods.id }).from(goods).where(among)),
      ),
    )
    .groupBy(orderItem.goodsId)
    .orderBy(desc(by === 'count' ? pieces : amount), orderItem.goodsId)
    .limit(RANKING_PLACES);
  const shown = await goodsOf(
    found.map(({ goodsId }) => goodsId),
    call,
  );
  return found.map((row) => {
    const of = shown.get(row.goodsId);
    return { ...row, kind: of?.kind as GoodsKind, name: of?.name ?? '', amount: Number(row.amount), image: of?.cover ?? '' };
  });
}

async function goodsOf(ids: readonly number[], { database }: Call) {
  const found = await database
    .select({ id: goods.id, kind: goods.kind, name: goods.name, cover: goods.cover })
    .from(goods)
    .where(inArray(goods.id, [...ids]));
  return new Map(found.map((each) => [each.id, each]));
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
