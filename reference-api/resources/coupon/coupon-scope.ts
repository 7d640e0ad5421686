import { and, count, inArray } from 'drizzle-orm';
import { couponScope } from '@/lib/contract/coupon/codes';
import { storeScope } from '@/reference-api/crud/scope';
import { goods } from '@/reference-api/database/schema/goods';
import { notFound } from '@/reference-api/not-found';
import type { Call } from '@/reference-api/serve';

/** Refuses chosen goods the caller cannot see: another store's would be told by name, and discounted at its cost. */
export async function requireOwnScope(
  { scope, scopeIds = [] }: { scope?: number | undefined; scopeIds?: number[] | undefined },
  call: Call,
): Promise<void> {
  if (scope !== couponScope.goods || scopeIds.length === 0) return;
  const [found] = await call.database
    .select({ rows: count() })
    .from(goods)
    .where(and(inArray(goods.id, scopeIds), storeScope(goods.storeId, call.caller)));
  if (found?.rows !== new Set(scopeIds).size) throw notFound('goods');
}
