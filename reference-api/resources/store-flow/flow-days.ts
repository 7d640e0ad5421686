import { and, ne, type SQL, sql } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import type { StoreFlowFilter } from '@/lib/contract/store-flow';
import { dayOfWireTime } from '@/lib/format/shanghai-time';
import { settleState } from '@/reference-api/commerce/ledgers/book-store-flow';
import { storeFlow } from '@/reference-api/database/schema/store-flow';

const DAY_BEGINS = ' 00:00:00';
const DAY_ENDS = ' 23:59:59';
const LOCAL_DAY = sql`(${storeFlow.createTime} at time zone 'Asia/Shanghai')::date`;

/**
 * What moved each day, by type and settlement, as a query: from the days the database keeps, where whole days of all stores or of the
 * main store are asked for; else from the rows themselves, which an index narrows to one store, one number or some hours. Cancelled
 * rows count nowhere.
 */
export function flowDays(matching: SQL | undefined, filter: StoreFlowFilter, storeId: number | undefined): SQL {
  if (isKept(filter, storeId)) return keptDays(filter, storeId);
  return sql`select ${LOCAL_DAY} as day, (${storeFlow.storeId} = ${MAIN_STORE}) as main, ${storeFlow.bizType}, ${storeFlow.settleStatus},
      sum(greatest(${storeFlow.amount}, 0)) as income, sum(least(${storeFlow.amount}, 0)) as expense
    from ${storeFlow} where ${and(matching, ne(storeFlow.settleStatus, settleState.cancelled))} group by 1, 2, 3, 4`;
}

function isKept({ bizNo, startTime, endTime }: StoreFlowFilter, storeId: number | undefined): boolean {
  const wholeDays = (startTime?.endsWith(DAY_BEGINS) ?? true) && (endTime?.endsWith(DAY_ENDS) ?? true);
  return !bizNo && wholeDays && (storeId === undefined || storeId === MAIN_STORE);
}

/** `store_flow_day` is kept by triggers of the ledger (custom/after.sql); its part 0 is the main store. */
function keptDays({ bizType, direction, settleStatus, startTime, endTime }: StoreFlowFilter, storeId: number | undefined): SQL {
  const conditions = [
    sql`settle_status <> ${settleState.cancelled}`,
    storeId === MAIN_STORE ? sql`part = 0` : undefined,
    bizType && bizType.length > 0 ? sql`biz_type = any(${sql.param([...bizType])}::bigint[])` : undefined,
    settleStatus === undefined ? undefined : sql`settle_status = ${settleStatus}::bigint`,
    startTime === undefined ? undefined : sql`day >= ${dayOfWireTime(startTime)}::date`,
    endTime === undefined ? undefined : sql`day <= ${dayOfWireTime(endTime)}::date`,
  ];
  const moved = { in: sql`income <> 0`, out: sql`expense <> 0`, any: sql`(income <> 0 or expense <> 0)` };
  conditions.push(moved[direction ?? 'any']);
  const side = (name: 'in' | 'out', column: SQL) => (direction === undefined || direction === name ? column : sql`0`);
  return sql`select day, (part = 0) as main, biz_type, settle_status, ${side('in', sql`income`)} as income, ${side('out', sql`expense`)} as expense
    from store_flow_day where ${and(...conditions)}`;
}
