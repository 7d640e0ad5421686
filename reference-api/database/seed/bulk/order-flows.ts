import { sql } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { member } from '@/reference-api/database/schema/member';
import { store } from '@/reference-api/database/schema/store';
import { storeFlow } from '@/reference-api/database/schema/store-flow';

/**
 * Income and fee of each completed order of `made`. The main store's settle at once, those of the others after the days of their
 * level; the ledger goes on from the balance each store has.
 */
export async function writeFlows(database: Database, now: Date): Promise<void> {
  const today = sql`${now.toISOString()}::timestamptz`;
  await database.execute(sql`
    create temporary table moved on commit drop as
    with fees as (
      select *, floor(price * round(rate * 100) / 10000)::bigint as fee, finish + settle_days * interval '1 day' as settles from made where status = 30
    )
    select store_id, 1 as biz_type, price as amount, id, order_no, kind, member_id, price, fee, finish, settles from fees
    union all select store_id, 3, -fee, id, order_no, kind, member_id, price, fee, finish, settles from fees where store_id <> 0 and fee > 0
    union all select 0, 3, fee, id, order_no, kind, member_id, price, fee, finish, finish from fees where store_id <> 0 and fee > 0`);
  await database.execute(sql`
    insert into ${storeFlow} (flow_no, store_id, biz_type, biz_no, order_id, order_kind, member_nickname, amount, order_amount, platform_fee,
      settle_status, settle_time, balance_after, create_time)
    select 'LB' || lpad(f.id::text, 10, '0') || f.biz_type || lpad(f.store_id::text, 6, '0'), f.store_id, f.biz_type, f.order_no, f.id, f.kind, m.nickname,
      f.amount, f.price, f.fee, (f.settles <= ${today})::int, f.settles,
      case when f.settles <= ${today}
        then s.balance + sum(f.amount) over (partition by f.store_id, f.settles <= ${today} order by f.settles, f.id, f.biz_type) end, f.finish
    from moved f join ${member} m on m.id = f.member_id join ${store} s on s.id = f.store_id order by f.finish, f.id, f.biz_type`);
  await database.execute(sql`
    update ${store} t set balance = t.balance + s.settled, pending_settle = t.pending_settle + s.waiting
    from (select store_id, coalesce(sum(amount) filter (where settles <= ${today}), 0) as settled,
        coalesce(sum(amount) filter (where settles > ${today}), 0) as waiting from moved group by 1) s
    where t.id = s.store_id`);
}
