import { count, sql } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { member } from '@/reference-api/database/schema/member';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { store, storeLevel } from '@/reference-api/database/schema/store';

/** Adds completed and closed orders of the past until there are at least as many as wanted; answers how many were added. */
export async function addOrders(database: Database, wanted: number, now: Date): Promise<number> {
  const [present] = await database.select({ orders: count() }).from(order);
  const missing = Math.max(0, wanted - (present?.orders ?? 0));
  if (missing === 0) return 0;
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`create temporary table made on commit drop as ${draftOrders(missing, now)}`);
    await writeOrders(transaction);
    await writeFlows(transaction);
    await addUp(transaction);
  });
  await database.execute(sql`analyze ${order}`);
  await database.execute(sql`analyze ${orderItem}`);
  return missing;
}

/** One in ten was never paid; each has one piece of one variant on sale, bought by a member of long standing. */
const draftOrders = (missing: number, now: Date) => sql`
  with offers as (
    select row_number() over (order by s.id) - 1 as place, s.id as sku_id, s.goods_id, s.spec_text, s.price, s.cost_price,
      g.name, g.cover, g.kind, g.store_id, coalesce(st.platform_rate, l.platform_rate, 0) as rate
    from ${goodsSku} s join ${goods} g on g.id = s.goods_id join ${store} st on st.id = g.store_id left join ${storeLevel} l on l.id = st.level_id
    where g.status = 1
  ), buyers as (
    select row_number() over (order by id) - 1 as place, id, register_time from ${member}
    where status = 1 and register_time < ${now.toISOString()}::timestamptz - interval '16 days'
  ), sizes as (
    select (select count(*) from offers) as offers, (select count(*) from buyers) as buyers, (select coalesce(max(id), 0) from ${order}) as last
  )
  select sizes.last + n as id, offers.*, buyers.id as member_id, n % 10 <> 0 as paid,
    buyers.register_time
      + (n * 7919 % 10000) / 10000.0 * (${now.toISOString()}::timestamptz - interval '15 days' - buyers.register_time) as at
  from sizes, generate_series(1, ${missing}) as n
    join offers on offers.place = n * 31 % (select offers from sizes)
    join buyers on buyers.place = n * 127 % (select buyers from sizes)`;

async function writeOrders(database: Database): Promise<void> {
  await database.execute(sql`
    insert into ${order} (id, order_no, kind, store_id, member_id, source, total_price, pay_price, status, create_time, expire_time, pay_status,
      granted_growth, pay_channel, pay_no, pay_time, ship_time, receive_time, finish_time, close_type, close_reason, close_time, platform_rate, platform_fee)
    select id, 'D' || to_char(at at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad(id::text, 9, '0'), kind, store_id, member_id, 1 + id % 4,
      price, price, case when paid then 30 else 40 end, at, at + interval '30 minutes', paid::int, case when paid then price / 100 else 0 end,
      case when paid then 'wechat' else '' end, case when paid then '4200' || lpad(id::text, 20, '0') else '' end,
      case when paid then at + interval '3 minutes' end, case when paid then at + interval '1 day' end,
      case when paid then at + interval '4 days' end, case when paid then at + interval '4 days' end,
      case when not paid then 10 end, case when paid then '' else '超时未支付' end, case when not paid then at + interval '30 minutes' end,
      rate, case when paid then floor(price * round(rate * 100) / 10000) else 0 end
    from made`);
  await database.execute(sql`
    insert into ${orderItem} (order_id, goods_id, sku_id, goods_name, image, spec_text, price, count, total_price, pay_price, cost_price)
    select id, goods_id, sku_id, name, cover, spec_text, price, 1, price, price, cost_price from made`);
  await database.execute(sql`select setval(pg_get_serial_sequence('"order"', 'id'), (select max(id) from ${order}))`);
}

/** What members, goods and stores hold of their orders follows. */
async function addUp(database: Database): Promise<void> {
  await database.execute(sql`
    update ${member} m set order_count = m.order_count + s.orders, pay_total = m.pay_total + s.paid, growth = m.growth + s.grown
    from (select member_id, count(*) as orders, sum(price) as paid, sum(price / 100) as grown from made where paid group by 1) s
    where m.id = s.member_id`);
  await database.execute(sql`
    update ${goods} g set sales = g.sales + s.pieces from (select goods_id, count(*) as pieces from made where paid group by 1) s where g.id = s.goods_id`);
  await database.execute(sql`
    update ${store} t set order_count = t.order_count + s.orders, sales_total = t.sales_total + s.sold
    from (select store_id, count(*) as orders, sum(price) as sold from made where paid group by 1) s
    where t.id = s.store_id`);
  await database.execute(sql`
    update ${store} t set balance = t.balance + s.moved
    from (select f.store_id, sum(f.amount) as moved from store_flow f where f.order_id in (select id from made) group by 1) s where t.id = s.store_id`);
}

/** Income and fee of each completed order, settled long ago: the ledger goes on from the balance each store has. */
async function writeFlows(database: Database): Promise<void> {
  await database.execute(sql`
    with fees as (
      select *, 'D' || to_char(at at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad(id::text, 9, '0') as order_no,
        floor(price * round(rate * 100) / 10000)::bigint as fee
      from made where paid
    ), flows as (
      select store_id as to_store, 1 as biz_type, price as amount, id, order_no, kind, member_id, price, fee, at from fees
      union all select store_id, 3, -fee, id, order_no, kind, member_id, price, fee, at from fees where store_id <> 0
      union all select 0, 3, fee, id, order_no, kind, member_id, price, fee, at from fees where store_id <> 0
    )
    insert into store_flow (flow_no, store_id, biz_type, biz_no, order_id, order_kind, member_nickname, amount, order_amount, platform_fee,
      settle_status, settle_time, balance_after, create_time)
    select 'LB' || lpad(f.id::text, 10, '0') || f.biz_type || lpad(f.to_store::text, 6, '0'), f.to_store, f.biz_type, f.order_no, f.id, f.kind, m.nickname,
      f.amount, f.price, f.fee, 1, f.at + interval '11 days',
      s.balance + sum(f.amount) over (partition by f.to_store order by f.id, f.biz_type), f.at + interval '4 days'
    from flows f join member m on m.id = f.member_id join ${store} s on s.id = f.to_store
    where f.amount <> 0 order by f.id, f.biz_type`);
}
