import { flowRecord, type StoreFlow } from '@/lib/contract/store-flow';
import { href, withQuery } from '@/lib/navigation/href';

const ORDERS: ReadonlyMap<number, string> = new Map([
  [1, href('/order/accountGoodsOrderList')],
  [2, href('/order/hardwareGoodsOrderList')],
  [3, href('/order/formGoodsOrderList')],
  [4, href('/order/softwareGoodsOrderList')],
]);

/** The address of what a row's number stands for; undefined where it stands for nothing, or for what this person has no page of. */
export function flowRecordHref(row: StoreFlow, paths: readonly string[]): string | undefined {
  const record = flowRecord(row);
  if (!record) return undefined;
  const lists = { withdrawal: href('/order/cashList'), plan: href('/shopping/applyShopList'), order: ORDERS.get(row.orderKind ?? 0) };
  const list = lists[record];
  return list && paths.includes(list) ? withQuery(list, { id: row.bizId ?? 0 }) : undefined;
}
