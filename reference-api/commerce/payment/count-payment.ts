import { eq, inArray, sql } from 'drizzle-orm';
import { upgradeDistributors } from '@/reference-api/commerce/distributor/upgrade-distributors';
import type { Effect } from '@/reference-api/commerce/effect';
import type { ItemRow, OrderRow } from '@/reference-api/commerce/lock-order';
import { distributor } from '@/reference-api/database/schema/distributor';
import { goods } from '@/reference-api/database/schema/goods';
import { member } from '@/reference-api/database/schema/member';
import { store } from '@/reference-api/database/schema/store';
import { statement } from '@/reference-api/database/statement';
import type { OrderCommissions } from './order-commissions';

const payPrice = sql.placeholder('payPrice');
const countedForMember = statement('counted_for_member', (database) =>
  database
    .update(member)
    .set({ orderCount: sql`${member.orderCount} + 1`, payTotal: sql`${member.payTotal} + ${payPrice}` })
    .where(eq(member.id, sql.placeholder('id'))),
);
const countedForStore = statement('counted_for_store', (database) =>
  database
    .update(store)
    .set({ orderCount: sql`${store.orderCount} + 1`, salesTotal: sql`${store.salesTotal} + ${payPrice}` })
    .where(eq(store.id, sql.placeholder('id'))),
);
const countedForGoods = statement('counted_for_goods', (database) =>
  database
    .update(goods)
    .set({ sales: sql`${goods.sales} + ${sql.placeholder('pieces')}` })
    .where(eq(goods.id, sql.placeholder('id'))),
);

/** Counts a payment where figures are shown: buyer, distributors, store and goods. */
export async function countPayment(
  effect: Effect,
  paid: OrderRow,
  items: readonly ItemRow[],
  { earners }: OrderCommissions,
): Promise<void> {
  const { database } = effect;
  await countedForMember(database, { id: paid.memberId, payPrice: paid.payPrice });
  if (earners.length > 0) {
    await database
      .update(distributor)
      .set({ orderCount: sql`${distributor.orderCount} + 1`, orderAmount: sql`${distributor.orderAmount} + ${paid.payPrice}` })
      .where(inArray(distributor.memberId, earners));
    await upgradeDistributors(effect, earners);
  }
  await countedForStore(database, { id: paid.storeId, payPrice: paid.payPrice });
  for (const { goodsId, count } of [...items].sort((a, b) => a.goodsId - b.goodsId))
    await countedForGoods(database, { id: goodsId, pieces: count });
}
