import { type SQL, sql } from 'drizzle-orm';
import type { Cycle, FlowPeriod } from '@/lib/contract/store-flow';
import type { Call } from '@/reference-api/serve';

/** Newest periods first; more than this nobody reads on one page, and the export holds every row. */
const MOST_PERIODS = 400;
const FORMS: Readonly<Record<Cycle, string>> = { day: 'YYYY-MM-DD', week: 'YYYY-MM-DD', month: 'YYYY-MM' };

/** Income and expense by day, week or month of Asia/Shanghai; a week is named by its Monday. */
export async function flowPeriods(days: SQL, cycle: Cycle, { database }: Call): Promise<{ list: FlowPeriod[]; totalCount: number }> {
  // Summed by day before anything is written as text: there are far fewer days than rows.
  const { rows } = await database.execute<{ period: string; income: string; expense: string }>(sql`
    select to_char(begins, ${FORMS[cycle]}) as period, sum(income) as income, sum(expense) as expense
    from (select date_trunc(${cycle}, day::timestamp) as begins, income, expense
      from (select day, sum(income) as income, sum(expense) as expense from (${days}) as moved group by day) as summed) as placed
    group by begins order by begins desc limit ${MOST_PERIODS}`);
  const list = rows.map(({ period, income, expense }) => ({
    period,
    income: Number(income),
    expense: -Number(expense) || 0,
    net: Number(income) + Number(expense),
  }));
  return { list, totalCount: list.length };
}
