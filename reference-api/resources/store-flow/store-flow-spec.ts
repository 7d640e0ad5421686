import { gt, lt, type SQL } from 'drizzle-orm';
import type { StoreFlow, StoreFlowFilter } from '@/lib/contract/store-flow';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { anyOf, betweenTimes, sameAs } from '@/reference-api/crud/filters';
import { matchingOf } from '@/reference-api/crud/list-page';
import { storeScope } from '@/reference-api/crud/scope';
import { storeNames } from '@/reference-api/crud/store-names';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import type { Call } from '@/reference-api/serve';
import { flowDays } from './flow-days';
import { flowRecordIds } from './flow-record-ids';
import { flowSums } from './flow-sums';

type FlowRecord = typeof storeFlow.$inferSelect;
type FlowSpec = ListSpec<typeof storeFlow, StoreFlow, StoreFlowFilter>;
interface FlowSums {
  /** What the filters find, summed by day. */
  days(filter: StoreFlowFilter, call: Call): SQL;
}

/** What the two ledgers of stores have in common (shopping.md 5); they differ in whose rows they show. */
function flowSpec(scope: FlowSpec['scope'], storeOf: (filter: StoreFlowFilter, call: Call) => number | undefined): FlowSpec & FlowSums {
  const spec: FlowSpec & FlowSums = {
    table: storeFlow,
    object: 'flow',
    scope,
    order: { createTime: storeFlow.createTime, amount: storeFlow.amount },
    where: (filter) => [
      anyOf(storeFlow.bizType, filter.bizType),
      filter.direction && (filter.direction === 'in' ? gt(storeFlow.amount, 0) : lt(storeFlow.amount, 0)),
      sameAs(storeFlow.bizNo, filter.bizNo || undefined),
      sameAs(storeFlow.settleStatus, filter.settleStatus),
      ...betweenTimes(storeFlow.createTime, filter.startTime, filter.endTime),
    ],
    rows: flowRows,
    summary: (_matching, call, filter) => flowSums(spec.days(filter, call), call),
    days: (filter, call) => flowDays(matchingOf(spec, filter, call), filter, storeOf(filter, call)),
  };
  return spec;
}

/** 门店流水: every store's rows, or those of one. */
export const financeSpec = flowSpec(
  ({ caller }, filter) => storeScope(storeFlow.storeId, caller, filter?.storeId),
  ({ storeId }) => storeId,
);

/** 收益流水: the present store's own rows, the main store's too, whatever store is asked for. */
export const earningsSpec = flowSpec(
  ({ caller }) => sameAs(storeFlow.storeId, caller.storeId),
  (_filter, { caller }) => caller.storeId,
);

async function flowRows(records: readonly FlowRecord[], call: Call): Promise<StoreFlow[]> {
  const names = await storeNames(records, call.database);
  const ids = await flowRecordIds(records, call);
  // Field by field: copying a record of so many columns costs more than all the rest of an exported row.
  return records.map((record) => ({
    id: record.id,
    flowNo: record.flowNo,
    storeId: record.storeId,
    storeName: names.get(record.storeId) ?? '',
    bizType: record.bizType,
    bizNo: record.bizNo,
    bizId: ids.get(record.id) ?? null,
    orderKind: record.orderKind,
    memberNickname: record.memberNickname,
    amount: record.amount,
    orderAmount: record.orderAmount,
    platformFee: record.platformFee,
    commission: record.commission,
    settleStatus: record.settleStatus,
    settleTime: wireTimeOrNull(record.settleTime),
    balanceAfter: record.balanceAfter,
    remark: record.remark,
    operatorName: record.operatorName,
    createTime: wireTime(record.createTime),
  }));
}
