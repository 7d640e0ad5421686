import { and, isNull, sql } from 'drizzle-orm';
import type { Statistics } from '@/lib/contract/dashboard';
import type { GoodsTab } from '@/lib/contract/goods';
import { goodsKinds } from '@/lib/contract/goods/kind';
import { storeScope } from '@/reference-api/crud/scope';
import { goods } from '@/reference-api/database/schema/goods';
import { goodsTabs, keptGoods } from '@/reference-api/resources/goods/goods-spec';
import type { Call } from '@/reference-api/serve';
import type { CountByKind } from './todo-counts';

const EMPTY = { onSale: 0, offSale: 0, soldOut: 0, warn: 0, auditing: 0 };

/** So many goods stand in a tab of their list. */
const inTab = (tab: GoodsTab) => sql<number>`count(*) filter (where ${goodsTabs[tab]})`;

/** Goods by state, together and for each kind; the recycle bin is left out (goods.md 4). */
export async function goodsFigures({ caller, database }: Call) {
  const rows = await database
    .select({
      kind: goods.kind,
      onSale: inTab('onSale'),
      offSale: inTab('warehouse'),
      soldOut: inTab('soldOut'),
      warn: inTab('warn'),
      auditing: inTab('auditing'),
    })
    .from(goods)
    .where(and(keptGoods, isNull(goods.deletedAt), storeScope(goods.storeId, caller)))
    .groupBy(goods.kind);
  const byKind = Object.fromEntries(goodsKinds.map((kind) => [String(kind), figuresOf(rows, kind)]));
  const column = (name: keyof typeof EMPTY): CountByKind =>
    Object.fromEntries(Object.entries(byKind).map(([kind, each]) => [kind, each[name]]));
  return { byKind, warnByKind: column('warn'), auditingByKind: column('auditing') };
}

/** The overview block of the statistics call. */
export function goodsOverview(byKind: Record<string, typeof EMPTY>): Statistics['goods'] {
  const shown = Object.fromEntries(Object.entries(byKind).map(([kind, { auditing: _notShown, ...each }]) => [kind, each]));
  const sum = (name: 'onSale' | 'offSale' | 'soldOut' | 'warn') => Object.values(shown).reduce((total, each) => total + each[name], 0);
  return { onSale: sum('onSale'), offSale: sum('offSale'), soldOut: sum('soldOut'), warn: sum('warn'), byKind: shown };
}

const figuresOf = (rows: readonly (typeof EMPTY & { kind: number })[], kind: number) => {
  const { kind: _key, ...figures } = rows.find((each) => each.kind === kind) ?? { kind, ...EMPTY };
  return figures;
};
