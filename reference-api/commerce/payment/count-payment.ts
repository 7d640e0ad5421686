import { eq, inArray, sql } from 'drizzle-orm';
import { upgradeDistributors } from '@/reference-api/commerce/distributor/upgrade-distributors';
import type { Effect } from '@/reference-api/commerce/effect';
import type { ItemRow, OrderRow } from '@/reference-api/commerce/lock-order';
import { distributor } from '@/reference-api/database/schema/distributor';
import { goods } from '@/reference-api/database/schema/goods';
import { member } from '@/reference-api/database/schema/member';
import { store } from '@/reference-api/database/schema/store';
import type { OrderCommissions } from './order-commissions';

/** Counts a payment where figures are shown: buyer, distributors, store and goods. */
export async function countPayment(
  effect: Effect,
  paid: OrderRow,
  items: readonly ItemRow[],
  { earners }: OrderCommissions,
): Promise<void> {
  const { database } = effect;
  const { payPrice } = paid;
  await database
    .update(member)
    .set({ orderCount: sql`${member.orderCount} + 1`, payTotal: sql`${member.payTotal} + ${payPrice}` })
    .where(eq(member.id, paid.memberId));
  if (earners.length > 0) {
    await database
      .update(distributor)
      .set({ orderCount: sql`${distributor.orderCount} + 1`, orderAmount: sql`${distributor.orderAmount} + ${payPrice}` })
      .where(inArray(distributor.memberId, earners));
    await upgradeDistributors(effect, earners);
  }
  await database
    .update(store)
    .set({ orderCount: sql`${store.orderCount} + 1`, salesTotal: sql`${store.salesTotal} + ${payPrice}` })
    .where(eq(store.id, paid.storeId));
  for (const { goodsId, count } of [...items].sort((a, b) => a.goodsId - b.goodsId))
    await database
      .update(goods)
      .set({ sales: sql`${goods.sales} + ${count}` })
      .where(eq(goods.id, goodsId));
}
