import { and, gte, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Store, StoreFilter } from '@/lib/contract/store';
import { DAY_MS, wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { betweenTimes, containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { store } from '@/reference-api/database/schema/store';
import { maskedMobile } from '@/reference-api/masked';
import type { Call } from '@/reference-api/serve';
import { goodsOfStores } from './store-goods';
import { namesOfStores } from './store-row-names';

export type StoreRecord = typeof store.$inferSelect;

/** 即将到期 (shopping.md 1.3). */
const SOON_MS = 7 * DAY_MS;

/** What is special about the list of stores (shopping.md 1.3); the main store itself is not one of them. */
export const storeSpec: ListSpec<typeof store, Store, StoreFilter> = {
  table: store,
  object: 'store',
  scope: () => undefined,
  live: ne(store.id, MAIN_STORE),
  order: { createTime: store.createTime, salesTotal: store.salesTotal, expireAt: store.expireAt },
  where: (filter, { now }) => [
    containsKeyword(filter.keyword, [store.name, store.contactName, store.contactMobile]),
    sameAs(store.levelId, filter.levelId),
    sameAs(store.mealId, filter.mealId),
    sameAs(store.status, filter.status),
    expiring(filter.expire, now),
    inRegion(filter.region),
    ...betweenTimes(store.createTime, filter.startTime, filter.endTime),
  ],
  rows: storeRows,
};

function expiring(expire: StoreFilter['expire'], now: Date): SQL | undefined {
  if (expire === 'all') return undefined;
  const over = lt(store.expireAt, now);
  const soon = and(gte(store.expireAt, now), lt(store.expireAt, new Date(now.getTime() + SOON_MS)));
  return and(isNotNull(store.expireAt), expire === 'expired' ? over : soon);
}

/** As many parts as are chosen, from the province on. */
function inRegion(region: string | undefined): SQL | undefined {
  const parts = (region ?? '').split(',').filter((part) => part !== '');
  return and(...parts.map((part, at) => sql`${store.region}->>${sql.raw(String(at))} = ${part}`));
}

/** Stored stores as rows of the wire; names of levels, plans and owners and the number of goods are read for the whole page at once. */
export async function storeRows(records: readonly StoreRecord[], { database, now }: Pick<Call, 'database' | 'now'>): Promise<Store[]> {
  const names = await namesOfStores(records, database);
  const goods = await goodsOfStores(
    records.map(({ id }) => id),
    database,
  );
  return records.map((record) => {
    const { cover: _1, intro: _2, address: _3, longitude: _4, latitude: _5, openTime: _6, closeTime: _7, openDays: _8, ...rest } = record;
    const { qualification: _9, bank: _10, ...row } = rest;
    return {
      ...row,
      goodsCount: goods.get(row.id) ?? 0,
      contactMobile: maskedMobile(row.contactMobile),
      ownerName: names.owners.get(row.ownerMemberId ?? 0) ?? '',
      levelName: names.levels.get(row.levelId ?? 0) ?? '',
      mealName: names.meals.get(row.mealId ?? 0) ?? '',
      expireAt: wireTimeOrNull(row.expireAt),
      expiresSoon: row.expireAt && row.expireAt >= now && row.expireAt.getTime() - now.getTime() < SOON_MS ? 1 : 0,
      createTime: wireTime(row.createTime),
    };
  });
}
