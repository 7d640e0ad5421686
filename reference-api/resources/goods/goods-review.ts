import { eq } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import type { Database } from '@/reference-api/database/connect';
import { goods } from '@/reference-api/database/schema/goods';
import { store, storeLevel } from '@/reference-api/database/schema/store';
import { Refusal } from '@/reference-api/refusal';
import { readSettings } from '@/reference-api/settings/read-settings';
import { countedGoods, countOf } from './goods-spec';

/** Whether goods of a store are reviewed: when they are submitted, or when a key field changes (goods.md 5). */
export async function needsReview(storeId: number, database: Database, what: 'submission' | 'keyFields'): Promise<boolean> {
  if (storeId === MAIN_STORE) return false;
  const { os } = await readSettings(database, ['os']);
  if (os.goodsAudit !== 1 || (what === 'keyFields' && os.keyFieldReaudit !== 1)) return false;
  const [level] = await database
    .select({ needed: storeLevel.needGoodsAudit })
    .from(store)
    .leftJoin(storeLevel, eq(storeLevel.id, store.levelId))
    .where(eq(store.id, storeId));
  return level?.needed !== 0;
}

/** Refuses more goods than the store's own limit, or that of its level, allows; 0 is no limit. */
export async function requireRoom(storeId: number, goodsId: number, database: Database): Promise<void> {
  if (storeId === MAIN_STORE) return;
  // The row of the store is held, so that two submissions at the same moment are counted one after the other.
  const [own] = await database
    .select({ goodsLimit: store.goodsLimit, levelId: store.levelId })
    .from(store)
    .where(eq(store.id, storeId))
    .for('update');
  const limit = own?.goodsLimit ?? (await limitOfLevel(own?.levelId ?? null, database));
  if (limit === 0) return;
  const [counted] = await database.select({ goods: countOf }).from(goods).where(countedGoods(storeId, goodsId));
  if ((counted?.goods ?? 0) >= limit) throw new Refusal(codes.goodsLimitReached, { n: limit });
}

async function limitOfLevel(levelId: number | null, database: Database): Promise<number> {
  if (levelId === null) return 0;
  const [level] = await database.select({ goodsLimit: storeLevel.goodsLimit }).from(storeLevel).where(eq(storeLevel.id, levelId));
  return level?.goodsLimit ?? 0;
}
