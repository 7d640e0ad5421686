import { count, type SQL, sql } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { balanceRecord, pointRecord } from '@/reference-api/database/schema/ledger';
import { member } from '@/reference-api/database/schema/member';
import { withoutIndexes } from './without-indexes';

/** Rows a member gets in each ledger: few members change, and their drawers still have something to show. */
const ROWS_EACH = 20;

/** Adds rows to both ledgers until each has about as many as wanted; answers how many each was given. */
export async function addLedgers(database: Database, wanted: number, now: Date): Promise<number> {
  const [present] = await database.select({ rows: count() }).from(pointRecord);
  const holders = Math.ceil(Math.max(0, wanted - (present?.rows ?? 0)) / ROWS_EACH);
  if (holders === 0) return 0;
  const added = await database.transaction(async (transaction) => {
    await transaction.execute(sql`create temporary table made on commit drop as ${draftRows(holders, now)}`);
    await withoutIndexes(transaction, pointRecord, (within) => run(within, pointRows));
    await withoutIndexes(transaction, balanceRecord, (within) => run(within, balanceRows));
    // What a member holds is what the last row says.
    await transaction.execute(sql`
      update ${member} m set points = made.points_after, balance = made.balance_after
      from made where made.member_id = m.id and made.step = ${ROWS_EACH}`);
    const { rows } = await transaction.execute<{ rows: number }>(sql`select count(*) as rows from made`);
    return rows[0]?.rows ?? 0;
  });
  for (const table of [member, pointRecord, balanceRecord]) await database.execute(sql`vacuum (analyze) ${table}`);
  return added;
}

async function run(database: Database, statement: SQL): Promise<void> {
  await database.execute(statement);
}

/** Members nothing was ever booked for, each with steps in the order of time: two of three bring in what the third takes half of. */
const draftRows = (holders: number, now: Date): SQL => sql`
  with holders as (
    select row_number() over (order by id) - 1 as place, id, store_id, register_time, 5 + id % 300 as unit from ${member} m
    where points = 0 and balance = 0 and register_time < ${now.toISOString()}::timestamptz - interval '1 day'
      and not exists (select 1 from ${pointRecord} p where p.member_id = m.id)
      and not exists (select 1 from ${balanceRecord} b where b.member_id = m.id)
    order by id limit ${holders}
  ), steps as (
    select *, case when step % 3 = 0 then -unit else 2 * unit end as points,
      register_time + (${now.toISOString()}::timestamptz - register_time) * step / ${ROWS_EACH + 1} as at
    from holders cross join generate_series(1, ${ROWS_EACH}) as step
  ), sums as (
    select *, sum(points) over (partition by id order by step) as points_after from steps
  )
  select place * ${ROWS_EACH} + step as n, step, id as member_id, store_id, at, points, points_after, points * 100 as balance,
    points_after * 100 as balance_after
  from sums order by at, n`;

const pointRows = sql`
  insert into ${pointRecord} (no, member_id, biz_type, title, delta, after, store_id, create_time)
  select 'PB' || to_char(at at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad((n + last)::text, 9, '0'), member_id,
    case when points > 0 then 1 else 22 end, case when points > 0 then '签到' else '赠送扣回' end, points, points_after, store_id, at
  from made, (select coalesce(max(id), 0) as last from ${pointRecord}) as present order by at, n`;

const balanceRows = sql`
  insert into ${balanceRecord} (no, member_id, biz_type, title, delta, after, store_id, create_time)
  select 'BB' || to_char(at at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad((n + last)::text, 9, '0'), member_id,
    case when balance > 0 then 1 else 2 end, case when balance > 0 then '充值' else '充值退款' end, balance, balance_after, store_id, at
  from made, (select coalesce(max(id), 0) as last from ${balanceRecord}) as present order by at, n`;
