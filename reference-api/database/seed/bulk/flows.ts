import { count, sql } from 'drizzle-orm';
import { storeFlowBiz } from '@/reference-api/commerce/ledgers/book-store-flow';
import type { Database } from '@/reference-api/database/connect';
import { store } from '@/reference-api/database/schema/store';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import { withoutIndexes } from './without-indexes';

/** Adds corrections to the ledgers of all stores until there are at least as many rows as wanted; answers how many were added. */
export async function addFlows(database: Database, wanted: number, now: Date): Promise<number> {
  const [present] = await database.select({ flows: count() }).from(storeFlow);
  const missing = Math.max(0, wanted - (present?.flows ?? 0));
  if (missing === 0) return 0;
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`create temporary table moved on commit drop as ${draftFlows(missing, now)}`);
    await withoutIndexes(transaction, storeFlow, async (within) => {
      await within.execute(sql`
        insert into ${storeFlow} (flow_no, store_id, biz_type, biz_no, amount, settle_status, settle_time, balance_after, remark, operator_name, create_time)
        select 'LA' || lpad((n + last)::text, 14, '0'), m.store_id, ${storeFlowBiz.byAdmin}::int, '', amount, 1, at,
          s.balance + sum(amount) over (partition by m.store_id order by at, n), '对账更正', 'admin', at
        from moved m join ${store} s on s.id = m.store_id, (select coalesce(max(id), 0) as last from ${storeFlow}) as present order by at, n`);
    });
    await transaction.execute(sql`
      update ${store} t set balance = t.balance + s.moved from (select store_id, sum(amount) as moved from moved group by 1) s where s.store_id = t.id`);
  });
  for (const table of [storeFlow, store]) await database.execute(sql`vacuum (analyze) ${table}`);
  return missing;
}

/** Of three rows two bring in what the third takes half of; they lie a year back at most. */
const draftFlows = (missing: number, now: Date) => sql`
  with shops as (select row_number() over (order by id) - 1 as place, id from ${store}), sizes as (select count(*) as shops_in_all from shops)
  select n, shops.id as store_id, case when n / shops_in_all % 3 = 2 then -(100 + n % 900) else 2 * (100 + n % 900) end as amount,
    ${now.toISOString()}::timestamptz - (${missing}::int - n)::float8 / ${missing}::int * interval '365 days' as at
  from sizes, generate_series(1, ${missing}::int) as n join shops on shops.place = n % (select shops_in_all from sizes)`;
