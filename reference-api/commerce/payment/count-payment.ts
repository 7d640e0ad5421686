import { eq, sql } from 'drizzle-orm';
import { upgradeDistributors } from '@/reference-api/commerce/distributor/upgrade-distributors';
import type { Effect } from '@/reference-api/commerce/effect';
import type { ItemRow, OrderRow } from '@/reference-api/commerce/lock-order';
import { beforeCommit } from '@/reference-api/database/before-commit';
import { distributor } from '@/reference-api/database/schema/distributor';
import { goods } from '@/reference-api/database/schema/goods';
import { member } from '@/reference-api/database/schema/member';
import { store } from '@/reference-api/database/schema/store';
import { statement } from '@/reference-api/database/statement';
import { together } from '@/reference-api/database/together';
import type { OrderCommissions } from './order-commissions';

const payPrice = sql.placeholder('payPrice');
const countedForMember = statement('counted_for_member', (database) =>
  database
    .update(member)
    .set({ orderCount: sql`${member.orderCount} + 1`, payTotal: sql`${member.payTotal} + ${payPrice}` })
    .where(eq(member.id, sql.placeholder('id'))),
);
const countedForEarners = statement('counted_for_earners', (database) =>
  database
    .update(distributor)
    .set({ orderCount: sql`${distributor.orderCount} + 1`, orderAmount: sql`${distributor.orderAmount} + ${payPrice}` })
    .where(sql`${distributor.memberId} = any(${sql.placeholder('earners')}::int[])`),
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
  const sorted = [...items].sort((a, b) => a.goodsId - b.goodsId);
  await together(
    countedForMember(database, { id: paid.memberId, payPrice: paid.payPrice }),
    earners.length > 0 ? countedForEarners(database, { earners, payPrice: paid.payPrice }) : undefined,
    ...sorted.map(({ goodsId, count }) => countedForGoods(database, { id: goodsId, pieces: count })),
  );
  await beforeCommit(database, () => countedForStore(database, { id: paid.storeId, payPrice: paid.payPrice }));
  // They are held already, so that it does not matter what was counted in between.
  await upgradeDistributors(effect, earners);
}
