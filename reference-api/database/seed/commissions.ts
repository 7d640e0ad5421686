import { sql } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { commissionRecord } from '@/reference-api/database/schema/commission';
import { distributor, distributorLevel } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { order } from '@/reference-api/database/schema/order';

const COMPLETED = 30;
const SETTLE_DAYS = 7;

/**
 * Gives the distributors of the demo platform their commissions: one row for every completed order of a member they brought
 * (tier 1) or their people brought (tier 2). Their sums are then read from the rows, so that both agree (member.md 5).
 */
export async function seedCommissions(database: Database, now: Date): Promise<void> {
  const today = now.toISOString();
  await database.execute(sql`
    update ${order} o set distributor1_id = d.member_id,
      commission1 = floor((o.pay_price - o.freight) * round(l.first_percent * 100) / 10000)
    from ${member} m, ${distributor} d, ${distributorLevel} l
    where m.id = o.member_id and d.member_id = m.parent_id and l.id = d.level_id and o.status = ${COMPLETED} and o.refunded_price = 0 and o.pay_price > o.freight`);
  await database.execute(sql`
    update ${order} o set distributor2_id = d.member_id,
      commission2 = floor((o.pay_price - o.freight) * round(l.second_percent * 100) / 10000)
    from ${member} m, ${distributor} d, ${distributorLevel} l
    where m.id = o.distributor1_id and d.member_id = m.parent_id and l.id = d.level_id`);
  for (const tier of [1, 2]) await insertRows(database, tier, today);
  await database.execute(sql`
    update ${distributor} d set order_count = s.orders, order_amount = s.amount, commission_total = s.total,
      commission_frozen = s.frozen, commission_available = s.available
    from (
      select c.member_id, count(distinct c.order_id) as orders,
        coalesce(sum(o.pay_price), 0) as amount, sum(c.amount) as total,
        coalesce(sum(c.amount) filter (where c.status = 0), 0) as frozen, coalesce(sum(c.amount) filter (where c.status = 1), 0) as available
      from ${commissionRecord} c join ${order} o on o.id = c.order_id group by c.member_id
    ) s where s.member_id = d.member_id`);
  await database.execute(sql`
    update ${distributor} d set first_count = (select count(*) from ${member} m where m.parent_id = d.member_id),
      second_count = (select count(*) from ${member} m join ${member} p on p.id = m.parent_id where p.parent_id = d.member_id)`);
}

async function insertRows(database: Database, tier: number, today: string): Promise<void> {
  const who = sql.raw(`o.distributor${tier}_id`);
  const amount = sql.raw(`o.commission${tier}`);
  const percent = sql.raw(tier === 1 ? 'l.first_percent' : 'l.second_percent');
  await database.execute(sql`
    insert into ${commissionRecord} (member_id, biz_type, order_id, order_no, buyer, tier, base, percent, amount, status, unfreeze_time, store_id, create_time)
    select ${who}, 1, o.id, o.order_no, m.nickname, ${tier}, o.pay_price - o.freight, ${percent}, ${amount},
      case when o.finish_time + interval '${sql.raw(String(SETTLE_DAYS))} days' < ${today}::timestamptz then 1 else 0 end,
      o.finish_time + interval '${sql.raw(String(SETTLE_DAYS))} days', o.store_id, o.finish_time
    from ${order} o join ${member} m on m.id = o.member_id join ${distributor} d on d.member_id = ${who} join ${distributorLevel} l on l.id = d.level_id
    where ${amount} > 0 and o.finish_time is not null order by o.finish_time, o.id`);
}
