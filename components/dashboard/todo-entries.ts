import { MAIN_STORE } from '@/lib/contract/access';
import type { Todo } from '@/lib/contract/dashboard';
import { ACCOUNT, FORM, type GoodsKind, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import { cashState, openCashStates } from '@/lib/contract/states/cash';
import { distributorApplyState } from '@/lib/contract/states/distributor-apply';
import { orderState } from '@/lib/contract/states/order';
import { storeApplyState } from '@/lib/contract/states/store-apply';
import { withQuery } from '@/lib/navigation/href';
import { type ScreenName, screenNamed } from './screen-named';

/** Keys of the entries, in the order shown (dashboard.md 2). */
type TodoKey = Exclude<keyof Todo, `${string}ByKind`>;
type KindsKey = 'unpaid' | 'afterSale' | 'goodsAudit' | 'stockWarn';

/** One list an entry leads to. */
export interface TodoTarget {
  /** Kind of goods, for entries over several lists. */
  kind?: number;
  count: number;
  href: string;
}

export interface TodoEntry {
  key: TodoKey;
  count: number;
  /** Somebody outside is waiting: drawn in red when there is any. */
  urgent: boolean;
  targets: TodoTarget[];
}

type Plan = {
  key: TodoKey;
  urgent?: true;
  query: Record<string, string>;
  /** Another store's query, where it counts something else. */
  own?: Record<string, string>;
} & ({ screen: ScreenName } | { lists: 'order' | 'goods' });

// Hardware first, as the domain asks.
const orderLists: readonly (readonly [GoodsKind, ScreenName])[] = [
  [HARDWARE, 'hardwareGoodsOrderList'],
  [FORM, 'formGoodsOrderList'],
  [SOFTWARE, 'softwareGoodsOrderList'],
  [ACCOUNT, 'accountGoodsOrderList'],
];
const goodsLists: readonly (readonly [GoodsKind, ScreenName])[] = [
  [ACCOUNT, 'accountGoodsList'],
  [HARDWARE, 'hardwareGoodsList'],
  [FORM, 'formGoodsList'],
  [SOFTWARE, 'softwareGoodsyList'],
];

const { unpaid, toProcess, deliveryProblem, awaitingSupplement } = orderState;
/** The tab of a list that holds these states. */
const tabOf = (...states: readonly number[]) => ({ tab: states.join(',') });

const plans: readonly Plan[] = [
  { key: 'unpaid', lists: 'order', query: tabOf(unpaid) },
  { key: 'unshipped', screen: 'hardwareGoodsOrderList', query: tabOf(toProcess), urgent: true },
  { key: 'accountPending', screen: 'accountGoodsOrderList', query: tabOf(toProcess, deliveryProblem), urgent: true },
  { key: 'formPending', screen: 'formGoodsOrderList', query: tabOf(toProcess) },
  { key: 'formOverdue', screen: 'formGoodsOrderList', query: { ...tabOf(awaitingSupplement), overdue: '1' }, urgent: true },
  { key: 'softwarePending', screen: 'softwareGoodsOrderList', query: tabOf(toProcess, deliveryProblem) },
  { key: 'afterSale', lists: 'order', query: { tab: 'afterSale', afterSaleWaiting: '1' }, urgent: true },
  { key: 'invoice', screen: 'invoiceList', query: { tab: 'pending' } },
  // The main store reviews; another store watches its own on their way: to review, to pay, payment failed.
  { key: 'cash', screen: 'cashList', query: tabOf(cashState.pending), own: tabOf(...openCashStates) },
  { key: 'storeApply', screen: 'applyShopList', query: tabOf(storeApplyState.pending) },
  { key: 'distributorApply', screen: 'applyDistributorList', query: tabOf(distributorApplyState.pending) },
  { key: 'goodsAudit', lists: 'goods', query: { tab: 'auditing' } },
  { key: 'stockWarn', lists: 'goods', query: { tab: 'warn' } },
];

/** What waits to be done, as far as the person may open the lists and the server sent counts. */
export function todoEntries(todo: Todo, permittedPaths: readonly string[], storeId = MAIN_STORE): TodoEntry[] {
  return plans.flatMap((plan) => {
    const count = todo[plan.key];
    if (count === undefined) return [];
    const targets = targetsOf(plan, todo, { count, storeId }).filter(({ href }) => permittedPaths.includes(href.split('?')[0] ?? href));
    return targets.length === 0 ? [] : [{ key: plan.key, count, urgent: plan.urgent ?? false, targets }];
  });
}

function targetsOf(plan: Plan, todo: Todo, { count, storeId }: { count: number; storeId: number }): TodoTarget[] {
  const query = storeId === MAIN_STORE ? plan.query : (plan.own ?? plan.query);
  const address = (screen: ScreenName) => withQuery(screenNamed(screen), query);
  if ('screen' in plan) return [{ count, href: address(plan.screen) }];
  const byKind = todo[`${plan.key as KindsKey}ByKind`];
  const lists = plan.lists === 'order' ? orderLists : goodsLists;
  return lists.map(([kind, screen]) => ({ kind, count: byKind?.[String(kind)] ?? 0, href: address(screen) }));
}
