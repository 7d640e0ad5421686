import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { codes } from '@/lib/contract/call/codes';
import { auditState, goodsState } from '@/lib/contract/states/goods';
import { onOff } from '@/lib/contract/states/on-off';
import { shownStores } from '@/lib/contract/states/store';
import type { Database } from '@/reference-api/database/connect';
import { goods, goodsCategory, goodsSku } from '@/reference-api/database/schema/goods';
import { store } from '@/reference-api/database/schema/store';
import { Refusal } from '@/reference-api/refusal';
import type { GoodsRecord } from './stored-goods';

type Sellable = Pick<GoodsRecord, 'id' | 'categoryId' | 'storeId'>;

/** Refuses goods that could not be sold: nothing enabled, a hidden category, a store that is closed or expired (goods.md 5). */
export async function requireSellable(record: Sellable & Pick<GoodsRecord, 'auditStatus'>, database: Database): Promise<void> {
  if (record.auditStatus !== auditState.approved) throw new Refusal(codes.goodsNotApproved);
  const refused = await whyUnsellable(record, database);
  if (refused !== undefined) throw new Refusal(refused);
}

/** The code of what keeps goods from being sold; undefined when nothing does. */
export async function whyUnsellable({ id, categoryId, storeId }: Sellable, database: Database): Promise<number | undefined> {
  const [enabled] = await database
    .select({ id: goodsSku.id })
    .from(goodsSku)
    .where(and(eq(goodsSku.goodsId, id), eq(goodsSku.status, onOff.on), isNull(goodsSku.deletedAt)))
    .limit(1);
  if (!enabled) return codes.noSkuEnabled;
  const shown = shownCategories(database).as('shown');
  const [category] = await database.select({ id: shown.id }).from(shown).where(eq(shown.id, categoryId));
  if (!category) return codes.categoryHidden;
  const [own] = await database.select({ status: store.status }).from(store).where(eq(store.id, storeId));
  return own && !shownStores.includes(own.status) ? codes.goodsStoreNotOpen : undefined;
}

const parent = alias(goodsCategory, 'parent');

/** The categories buyers see: hiding a parent hides its children (goods.md 1). */
export const shownCategories = (database: Database) =>
  database
    .select({ id: goodsCategory.id })
    .from(goodsCategory)
    .leftJoin(parent, eq(parent.id, goodsCategory.parentId))
    .where(and(eq(goodsCategory.status, onOff.on), or(eq(goodsCategory.parentId, 0), eq(parent.status, onOff.on))));

/** On sale, in a category that is shown and in a store that is: goods of others keep their own status and are seen by nobody (goods.md 5). */
export const shownToBuyers = (database: Database) =>
  and(
    eq(goods.status, goodsState.onSale),
    eq(goods.auditStatus, auditState.approved),
    inArray(goods.categoryId, shownCategories(database)),
    inArray(goods.storeId, database.select({ id: store.id }).from(store).where(inArray(store.status, shownStores))),
  );
