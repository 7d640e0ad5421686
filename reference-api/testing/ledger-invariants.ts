import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '@/reference-api/database/connect';

/** What must hold whatever happened (acceptance.md): the sum of each ledger is the value it explains, and no row is out of step. */
export async function expectLedgersToAgree(database: Database): Promise<void> {
  for (const [ledger, value] of [
    ['point_record', 'points'],
    ['balance_record', 'balance'],
  ] as const) {
    expect(await offSums(database, ledger, value), `${ledger}: sum of deltas against member.${value}`).toEqual([]);
    expect(await offSteps(database, ledger), `${ledger}: after = previous after + delta`).toEqual([]);
  }
  expect(await offCommissions(database), 'commission rows against the distributor').toEqual([]);
}

const rowsOf = async (database: Database, query: ReturnType<typeof sql>) => (await database.execute(query)).rows;

const offSums = (database: Database, ledger: string, value: string) =>
  rowsOf(
    database,
    sql`select m.id, m.${sql.raw(value)} as value, coalesce(sum(r.delta), 0) as explained from member m
      left join ${sql.raw(ledger)} r on r.member_id = m.id group by m.id having m.${sql.raw(value)} <> coalesce(sum(r.delta), 0)`,
  );

const offSteps = (database: Database, ledger: string) =>
  rowsOf(
    database,
    sql`select id from (select id, after, sum(delta) over (partition by member_id order by id) as running from ${sql.raw(ledger)}) steps
      where after <> running`,
  );

const offCommissions = (database: Database) =>
  rowsOf(
    database,
    sql`select d.member_id from distributor d left join commission_record c on c.member_id = d.member_id group by d.member_id
      having d.commission_frozen <> coalesce(sum(c.amount) filter (where c.status = 0), 0)
        or d.commission_available <> coalesce(sum(c.amount) filter (where c.status = 1), 0)
        or d.commission_total <> coalesce(sum(c.amount) filter (where c.biz_type = 1 and c.status in (0, 1) or c.biz_type = 4), 0)`,
  );
