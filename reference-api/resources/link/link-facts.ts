import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { accountUses } from '@/lib/contract/account-config';
import { type Link, type LinkType, type LinkValue, linkType, linkTypes, linkValue, miniProgram } from '@/lib/contract/link';
import { couponState } from '@/lib/contract/states/coupon';
import { shownStores } from '@/lib/contract/states/store';
import { type Caller, isMain } from '@/reference-api/auth/caller';
import { storeScope } from '@/reference-api/crud/scope';
import type { Database } from '@/reference-api/database/connect';
import { coupon } from '@/reference-api/database/schema/coupon';
import { goods, goodsCategory } from '@/reference-api/database/schema/goods';
import { accountConfig } from '@/reference-api/database/schema/home';
import { store } from '@/reference-api/database/schema/store';
import { notOver } from '@/reference-api/resources/coupon/coupon-state';
import { usableIn } from '@/reference-api/resources/coupon/usable-coupons';
import { shownCategories, shownToBuyers } from '@/reference-api/resources/goods/goods-sale';
import type { Call } from '@/reference-api/serve';

type Reading = Pick<Call, 'database' | 'now'> & { readonly caller: Pick<Caller, 'storeId'> };

/** A link as a table holds it. */
export interface StoredLink {
  readonly linkType: number;
  readonly linkValue: string;
}

interface Target {
  readonly id: number;
  readonly name: string;
  /** Whether the shop still shows it. */
  readonly open: boolean;
}

/** What a row says of its link. */
export interface LinkFacts extends Link {
  linkName: string;
  linkValid: 0 | 1;
}

/** A link of the wire as a table holds it: a mini program as JSON. */
export const storedLink = ({ linkType, linkValue: value }: Link): StoredLink => ({
  linkType,
  linkValue: linkType === linkTypes.none ? '' : typeof value === 'string' ? value : JSON.stringify(value),
});

const SHOWN = 1;

/**
 * Names and states of the records that links lead to, one query for each type; the other types lead to no record. What the caller
 * cannot see counts as gone: a link must not tell the name of another store's goods.
 */
const readers: Partial<Record<LinkType, (ids: readonly number[], call: Reading) => Promise<Target[]>>> = {
  [linkTypes.goods]: async (ids, { database, caller }) => {
    const found = await database
      .select({ id: goods.id, name: goods.name, open: sql<boolean>`${shownToBuyers(database)}` })
      .from(goods)
      .where(and(inArray(goods.id, [...ids]), storeScope(goods.storeId, caller)));
    return found;
  },
  [linkTypes.category]: async (ids, { database }) => {
    const found = await database
      .select({
        id: goodsCategory.id,
        name: goodsCategory.name,
        open: sql<boolean>`${inArray(goodsCategory.id, shownCategories(database))}`,
      })
      .from(goodsCategory)
      .where(inArray(goodsCategory.id, [...ids]));
    return found;
  },
  [linkTypes.coupon]: async (ids, { database, caller, now }) => {
    // A store's buyers can use the coupons of the platform as well: they are offered to it as targets.
    const usable = isMain(caller) ? undefined : usableIn(caller.storeId);
    const named = and(inArray(coupon.id, [...ids]), usable);
    const found = await database.select({ id: coupon.id, name: coupon.name }).from(coupon).where(named);
    const issuing = await idsWhere(database, and(named, eq(coupon.status, couponState.issuing), notOver(now)));
    return found.map(({ id, name }) => ({ id, name, open: issuing.has(id) }));
  },
  [linkTypes.store]: async (ids, { database, caller }) => {
    const found = await database
      .select({ id: store.id, name: store.name, status: store.status })
      .from(store)
      .where(and(inArray(store.id, [...ids]), storeScope(store.id, caller)));
    return found.map(({ id, name, status }) => ({ id, name, open: shownStores.includes(status) }));
  },
  [linkTypes.service]: async (ids, { database, caller }) => {
    const found = await database
      .select()
      .from(accountConfig)
      .where(and(inArray(accountConfig.id, [...ids]), storeScope(accountConfig.storeId, caller)));
    return found.map(({ id, name, usage, status }) => ({ id, name, open: usage === accountUses.service && status === SHOWN }));
  },
};

async function idsWhere(database: Database, where: SQL | undefined): Promise<Set<number>> {
  const found = await database.select({ id: coupon.id }).from(coupon).where(where);
  return new Set(found.map(({ id }) => id));
}

/** What a page of rows says of its links; a target that is gone, hidden or stopped is no longer valid (marketing.md 3). */
export async function linkFactsOf(rows: readonly StoredLink[], call: Reading): Promise<(row: StoredLink) => LinkFacts> {
  const targets = new Map<number, Map<number, Target>>();
  for (const [type, read] of Object.entries(readers)) {
    const ids = rows.filter((row) => row.linkType === Number(type) && isId(row.linkValue)).map((row) => Number(row.linkValue));
    const found = ids.length === 0 ? [] : await read([...new Set(ids)], call);
    targets.set(Number(type), new Map(found.map((target) => [target.id, target])));
  }
  return (row) => {
    const type = linkType.parse(row.linkType);
    const value = wireValue(row);
    // The default account and every type without a record behind it are always there.
    if (!targets.has(type) || value === '') return { linkType: type, linkValue: value, linkName: '', linkValid: 1 };
    const target = targets.get(type)?.get(Number(row.linkValue));
    return { linkType: type, linkValue: value, linkName: target?.name ?? '', linkValid: target?.open ? 1 : 0 };
  };
}

const isId = (value: string) => /^\d{1,9}$/.test(value);

/** The value of a stored link in the shape of the wire. */
export function wireValue({ linkType, linkValue: value }: StoredLink): LinkValue {
  if (linkType !== linkTypes.miniProgram) return linkValue.parse(value);
  try {
    return miniProgram.parse(JSON.parse(value));
  } catch {
    return { appId: value, path: '' };
  }
}
