import { count, sql } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { licence } from '@/reference-api/database/schema/licence';
import { member } from '@/reference-api/database/schema/member';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { orderDelivery, orderPackage } from '@/reference-api/database/schema/order-history';
import { store } from '@/reference-api/database/schema/store';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import type { KeyRing } from '@/reference-api/keys/key-ring';
import { draftOrders } from './order-drafts';
import { writeFlows } from './order-flows';
import { handOver } from './order-goods';
import { writeItems, writeOrders, writePackages } from './order-rows';
import { withoutIndexes } from './without-indexes';

/**
 * Adds orders of the past year until there are at least as many as wanted, with what they delivered and what they brought their
 * stores; answers how many were added.
 */
export async function addOrders(database: Database, wanted: number, now: Date, keys: KeyRing): Promise<number> {
  const [present] = await database.select({ orders: count() }).from(order);
  const missing = Math.max(0, wanted - (present?.orders ?? 0));
  if (missing === 0) return 0;
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local work_mem = '256MB'`);
    await transaction.execute(sql`create temporary table made on commit drop as ${draftOrders(missing, now)}`);
    await transaction.execute(sql`analyze made`);
    await withoutIndexes(transaction, order, writeOrders);
    await withoutIndexes(transaction, orderItem, writeItems);
    await withoutIndexes(transaction, orderPackage, writePackages);
    await withoutIndexes(transaction, orderDelivery, (within) => withoutIndexes(within, licence, (inside) => handOver(inside, now, keys)));
    await withoutIndexes(transaction, storeFlow, (within) => writeFlows(within, now));
    await addUp(transaction);
  });
  for (const table of [order, orderItem, orderDelivery, licence, storeFlow, orderPackage, goodsCard, goods, goodsSku, member, store])
    await database.execute(sql`vacuum (analyze) ${table}`);
  return missing;
}

/** What members, goods and stores hold of their orders follows. */
async function addUp(database: Database): Promise<void> {
  await database.execute(sql`
    update ${member} m set order_count = m.order_count + s.orders, pay_total = m.pay_total + s.paid, growth = m.growth + s.grown
    from (select member_id, count(*) as orders, sum(price) as paid, coalesce(sum(price / 100) filter (where status = 30), 0) as grown
      from made where status <> 40 group by 1) s
    where m.id = s.member_id`);
  await database.execute(sql`
    update ${goods} g set sales = g.sales + s.pieces
    from (select goods_id, count(*) as pieces from made where status <> 40 group by 1) s where g.id = s.goods_id`);
  await database.execute(sql`
    update ${store} t set order_count = t.order_count + s.orders, sales_total = t.sales_total + s.sold
    from (select store_id, count(*) as orders, sum(price) as sold from made where status <> 40 group by 1) s
    where t.id = s.store_id`);
}
