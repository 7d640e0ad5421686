import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';

/**
 * Writes the ledger of the stores for what was made in bulk: income, fees and commissions of completed orders, withdrawals and
 * their returns, fees of paid ones. What each store has and waits for is then read from the rows, so that both agree.
 */
export async function seedFlows(database: Database, now: Date): Promise<void> {
  const today = sql`${now.toISOString()}::timestamptz`;
  const settles = sql`o.finish_time + coalesce(l.settle_days, 0) * interval '1 day'`;
  const ofOrders = (bizType: number, amount: SQL, storeId: SQL = sql`o.store_id`, where: SQL = sql`true`) => sql`
    select ${storeId} as store_id, ${bizType}::int as biz_type, o.order_no as biz_no, o.id as order_id, o.kind as order_kind, m.nickname, ${amount} as amount,
      o.pay_price as order_amount, o.platform_fee - o.refunded_fee as fee, o.commission1 + o.commission2 as commission,
      ${settles} as settle_time, o.finish_time as at
    from "order" o join member m on m.id = o.member_id join store s on s.id = o.store_id left join store_level l on l.id = s.level_id
    where o.status = 30 and ${where}`;
  const ofCash = (bizType: number, amount: SQL, storeId: SQL, at: SQL, where: SQL) => sql`
    select ${storeId}, ${bizType}::int, c.cash_no, null::int, null::int, '', ${amount}, 0, 0, 0, ${at}, ${at} from cash c where ${where}`;
  const sources = [
    ofOrders(1, sql`o.pay_price - o.refunded_price`),
    ofOrders(3, sql`-(o.platform_fee - o.refunded_fee)`, sql`o.store_id`, sql`o.store_id <> 0`),
    ofOrders(5, sql`-o.commission1`),
    ofOrders(5, sql`-o.commission2`),
    ofOrders(3, sql`o.platform_fee - o.refunded_fee`, sql`0`, sql`o.store_id <> 0`),
    ofCash(8, sql`-c.amount`, sql`c.store_id`, sql`c.create_time`, sql`c.applicant = 2`),
    ofCash(9, sql`c.amount`, sql`c.store_id`, sql`coalesce(c.audit_time, c.create_time)`, sql`c.applicant = 2 and c.status in (20, 30)`),
    ofCash(12, sql`c.fee`, sql`0`, sql`c.pay_time`, sql`c.status = 11 and c.pay_time is not null`),
  ];
  await database.execute(sql`
    insert into store_flow (flow_no, store_id, biz_type, biz_no, order_id, order_kind, member_nickname, amount, order_amount, platform_fee, commission,
      settle_status, settle_time, balance_after, create_time)
    select 'L' || to_char(at at time zone 'Asia/Shanghai', 'YYYYMMDDHH24MISS') || lpad((row_number() over (order by at, biz_no, biz_type, store_id))::text, 8, '0'),
      store_id, biz_type, biz_no, order_id, order_kind, nickname, amount, order_amount, fee, commission,
      case when settle_time <= ${today} then 1 else 0 end, settle_time,
      case when settle_time <= ${today} then sum(amount) over (partition by store_id, settle_time <= ${today} order by settle_time, biz_no, biz_type) end, at
    from (${sql.join(sources, sql` union all `)}) as flows (store_id, biz_type, biz_no, order_id, order_kind, nickname, amount, order_amount, fee, commission, settle_time, at)
    where amount <> 0 order by at, biz_no, biz_type`);
  await database.execute(sql`
    update store s set
      balance = coalesce((select sum(amount) from store_flow f where f.store_id = s.id and f.settle_status = 1), 0),
      pending_settle = coalesce((select sum(amount) from store_flow f where f.store_id = s.id and f.settle_status = 0), 0),
      withdrawing = coalesce((select sum(amount) from cash c where c.store_id = s.id and c.applicant = 2 and c.status in (0, 10, 21)), 0),
      withdrawn = coalesce((select sum(amount) from cash c where c.store_id = s.id and c.applicant = 2 and c.status = 11), 0)`);
}
