import { and, desc, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { RANKING_PLACES } from '@/lib/contract/dashboard/ranking';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsKindField } from '@/lib/contract/goods/kind-field';
import { addDays, shanghaiDate, startOfShanghaiDay } from '@/lib/format/shanghai-time';
import { isMain } from '@/reference-api/auth/caller';
import { goods } from '@/reference-api/database/schema/goods';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { store } from '@/reference-api/database/schema/store';
import type { Call } from '@/reference-api/serve';

/** So many of the best are asked for their kind before all of them are walked. */
const FIRST_OF_ANY_KIND = 300;

/** The first moment of the last so many days, today counted. */
export const sinceDays = (days: number, now: Date): Date => startOfShanghaiDay(addDays(shanghaiDate(now), 1 - days));

/**
 * A sum of money for each of very many groups. Whole numbers below 2^53 are added exactly as double precision, in half the time and
 * memory that sums of bigint take.
 */
const moneyOfMany = (column: PgColumn): SQL<number> => sql<number>`sum(${column}::double precision)`;

type Asking = Pick<Call, 'database' | 'caller' | 'now'>;

interface Ranking {
  readonly days: number;
  readonly by: 'count' | 'amount';
  readonly kind?: GoodsKind | undefined;
}

/** Goods sold best among the orders paid in the last days: pieces and amounts as they were paid. */
export async function bestGoods(ranking: Ranking, call: Asking, firstOfAny = FIRST_OF_ANY_KIND) {
  const found = await soldBest(ranking, call, firstOfAny);
  const shown = await goodsOf(
    found.map(({ goodsId }) => goodsId),
    call,
  );
  return found.flatMap((row) => {
    const of = shown.get(row.goodsId);
    return of ? [{ ...row, kind: goodsKindField.parse(of.kind), name: of.name, image: of.cover }] : [];
  });
}

/** Of one kind: it is looked for among the best of all, and when it has too few there, the whole ranking is walked. */
async function soldBest(ranking: Ranking, call: Asking, firstOfAny: number) {
  const { kind } = ranking;
  if (kind === undefined) return soldOf(ranking, call).limit(RANKING_PLACES);
  const ofKind = async (most?: number) => {
    const sold = soldOf(ranking, call);
    const best = (most === undefined ? sold : sold.limit(most)).as('best');
    return call.database
      .select({ goodsId: best.goodsId, count: best.count, amount: best.amount })
      .from(best)
      .innerJoin(goods, and(eq(goods.id, best.goodsId), eq(goods.kind, kind)))
      .orderBy(desc(best[ranking.by]), best.goodsId)
      .limit(RANKING_PLACES);
  };
  const first = await ofKind(firstOfAny);
  return first.length === RANKING_PLACES ? first : ofKind();
}

function soldOf({ days, by }: Ranking, { database, caller, now }: Asking) {
  const own = isMain(caller) ? undefined : database.select({ id: goods.id }).from(goods).where(eq(goods.storeId, caller.storeId));
  const sums = { count: sql<number>`sum(${orderItem.count})`.as('count'), amount: moneyOfMany(orderItem.payPrice).as('amount') };
  return database
    .select({ goodsId: orderItem.goodsId, ...sums })
    .from(orderItem)
    .where(and(gte(orderItem.payTime, sinceDays(days, now)), own && inArray(orderItem.goodsId, own)))
    .groupBy(orderItem.goodsId)
    .orderBy(desc(sql.identifier(by)), orderItem.goodsId)
    .$dynamic();
}

async function goodsOf(ids: readonly number[], { database }: Asking) {
  const found = await database
    .select({ id: goods.id, kind: goods.kind, name: goods.name, cover: goods.cover })
    .from(goods)
    .where(inArray(goods.id, [...ids]));
  return new Map(found.map((each) => [each.id, each]));
}

/** Stores by what was paid for their orders in the last days; only those shown are asked for their names. */
export async function bestStores(days: number, { database, now }: Asking) {
  const sums = { count: sql<number>`count(*)`.as('count'), amount: moneyOfMany(order.payPrice).as('amount') };
  const best = database
    .select({ storeId: order.storeId, ...sums })
    .from(order)
    .where(and(isNotNull(order.payTime), gte(order.payTime, sinceDays(days, now))))
    .groupBy(order.storeId)
    .orderBy(desc(sql.identifier('amount')), order.storeId)
    .limit(RANKING_PLACES)
    .as('best');
  return database
    .select({ storeId: best.storeId, name: store.name, count: best.count, amount: best.amount })
    .from(best)
    .innerJoin(store, eq(store.id, best.storeId))
    .orderBy(desc(best.amount), best.storeId);
}
