import { count, eq, ne } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import { newMembersCall, ordersCall, type Statistics, statisticsCall } from '@/lib/contract/dashboard';
import { goodsRanking, orderFunnel, storeRanking } from '@/lib/contract/dashboard/ranking';
import { isMain } from '@/reference-api/auth/caller';
import { store } from '@/reference-api/database/schema/store';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { orderFunnelOf } from './funnel';
import { goodsFigures, goodsOverview } from './goods-figures';
import { memberFigures, memberTotal } from './member-figures';
import { orderFigures } from './order-figures';
import { bestGoods, bestStores } from './rankings';
import { todoCounts } from './todo-counts';
import { trendDays } from './trend-range';

/** Mounts the calls of the dashboard; every figure is read from the rows, none is kept aside (dashboard.md). */
export function mountDashboard(api: Api): void {
  serve(api, newMembersCall, (call) => memberFigures(trendDays(call.query, call.now), call));
  serve(api, ordersCall, (call) => orderFigures(trendDays(call.query, call.now), call.query.kind, call));
  serve(api, statisticsCall, statistics);
  serve(api, goodsRanking, (call) => bestGoods(call.query, call));
  serve(api, storeRanking, (call) => bestStores(call.query.days, call));
  serve(api, orderFunnel, (call) => orderFunnelOf(call.query.days, call));
}

async function statistics(call: Call): Promise<Statistics> {
  const { caller } = call;
  const [orders, todo, goods, members, money] = await Promise.all([
    orderFigures([], undefined, call),
    todoCounts(call),
    goodsFigures(call),
    memberTotal(call),
    ownMoney(call),
  ]);
  const total = (byKind: Record<string, number>) => Object.values(byKind).reduce((sum, each) => sum + each, 0);
  return {
    todayOrderCount: orders.todayCount,
    todaySales: orders.todayAmount,
    yesterdayOrderCount: orders.yesterdayCount,
    yesterdaySales: orders.yesterdayAmount,
    memberTotal: members,
    ...money,
    ...(isMain(caller) ? { storeTotal: await storeTotal(call) } : {}),
    todo: {
      ...todo,
      ...(isMain(caller) ? { goodsAudit: total(goods.auditingByKind), goodsAuditByKind: goods.auditingByKind } : {}),
      stockWarn: total(goods.warnByKind),
      stockWarnByKind: goods.warnByKind,
    },
    goods: goodsOverview(goods.byKind),
  };
}

async function ownMoney({ caller, database }: Call): Promise<Pick<Statistics, 'balance' | 'pendingSettle'>> {
  const [own] = await database
    .select({ balance: store.balance, pendingSettle: store.pendingSettle })
    .from(store)
    .where(eq(store.id, caller.storeId));
  return own ?? {};
}

/** Stores besides the main one. */
async function storeTotal({ database }: Call): Promise<number> {
  const [counted] = await database.select({ stores: count() }).from(store).where(ne(store.id, MAIN_STORE));
  return counted?.stores ?? 0;
}
