import { and, ne, sql } from 'drizzle-orm';
import type { Cycle, FlowPeriod, StoreFlow, StoreFlowFilter } from '@/lib/contract/store-flow';
import { settleState } from '@/reference-api/commerce/ledgers/book-store-flow';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import type { Call } from '@/reference-api/serve';

/** Newest periods first; more than this nobody reads on one page, and the export holds every row. */
const MOST_PERIODS = 400;
const FORMS: Readonly<Record<Cycle, string>> = { day: 'YYYY-MM-DD', week: 'YYYY-MM-DD', month: 'YYYY-MM' };

/** Income and expense by day, week or month of Asia/Shanghai; a week is named by its Monday. */
export async function flowPeriods(
  spec: ListSpec<typeof storeFlow, StoreFlow, StoreFlowFilter>,
  cycle: Cycle,
  filter: StoreFlowFilter,
  call: Call,
): Promise<{ list: FlowPeriod[]; totalCount: number }> {
  const local = sql`${storeFlow.createTime} at time zone 'Asia/Shanghai'`;
  // The form is one of three texts of ours, so that the database sees the same expression in every clause.
  const period = sql<string>`to_char(date_trunc('${sql.raw(cycle)}', ${local}), '${sql.raw(FORMS[cycle])}')`;
  const side = (sign: '>' | '<') =>
    sql<number>`coalesce(sum(${storeFlow.amount}) filter (where ${storeFlow.amount} ${sql.raw(sign)} 0), 0)::bigint`;
  const rows = await call.database
    .select({ period, income: side('>'), expense: side('<') })
    .from(storeFlow)
    .where(and(spec.scope(call, filter), ...spec.where(filter, call), ne(storeFlow.settleStatus, settleState.cancelled)))
    .groupBy(period)
    .orderBy(sql`${period} desc`)
    .limit(MOST_PERIODS);
  const list = rows.map((row) => ({ period: row.period, income: row.income, expense: -row.expense || 0, net: row.income + row.expense }));
  return { list, totalCount: list.length };
}
