import type { StoreFlow } from '@/lib/contract/store-flow';
import { href, withQuery } from '@/lib/navigation/href';

const ORDERS: ReadonlyMap<number, string> = new Map([
  [1, href('/order/accountGoodsOrderList')],
  [2, href('/order/hardwareGoodsOrderList')],
  [3, href('/order/formGoodsOrderList')],
  [4, href('/order/softwareGoodsOrderList')],
]);
const WITHDRAWALS: readonly number[] = [8, 9, 12];
const PLANS: readonly number[] = [7, 11];

/** The address of what a row's number stands for; undefined where it stands for nothing. */
export function flowRecordHref({ bizType, bizId, orderKind }: StoreFlow): string | undefined {
  if (bizId === null) return undefined;
  if (WITHDRAWALS.includes(bizType)) return withQuery(href('/order/cashList'), { id: bizId });
  if (PLANS.includes(bizType)) return withQuery(href('/shopping/applyShopList'), { id: bizId });
  const list = ORDERS.get(orderKind ?? 0);
  return list && withQuery(list, { id: bizId });
}
