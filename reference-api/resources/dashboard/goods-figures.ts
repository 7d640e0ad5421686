import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Statistics } from '@/lib/contract/dashboard';
import { isMain } from '@/reference-api/auth/caller';
import { goods } from '@/reference-api/database/schema/goods';
import type { Call } from '@/reference-api/serve';
import type { CountByKind } from './todo-counts';

const KINDS = [1, 2, 3, 4];
const EMPTY = { onSale: 0, offSale: 0, soldOut: 0, warn: 0, auditing: 0 };

/** Goods by state, together and for each kind; the recycle bin is left out (goods.md 4). */
export async function goodsFigures({ caller, database }: Call) {
  const rows = await database
    .select({
      kind: goods.kind,
      onSale: sql<number>`count(*) filter (where ${goods.status} = 1)`,
      offSale: sql<number>`count(*) filter (where ${goods.status} = 0)`,
      soldOut: sql<number>`count(*) filter (where ${goods.status} = 1 and ${goods.stock} = 0)`,
      warn: sql<number>`count(*) filter (where ${goods.stock} <= ${goods.stockWarn})`,
      auditing: sql<number>`count(*) filter (where ${goods.auditStatus} = 1)`,
    })
    .from(goods)
    .where(and(gte(goods.status, 0), isNull(goods.deletedAt), isMain(caller) ? undefined : eq(goods.storeId, caller.storeId)))
    .groupBy(goods.kind);
  const byKind = Object.fromEntries(KINDS.map((kind) => [String(kind), figuresOf(rows, kind)]));
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
