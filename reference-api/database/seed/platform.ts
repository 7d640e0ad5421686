import { eq } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { cash, invoice, refund } from '@/reference-api/database/schema/after-sale';
import { distributor, distributorApply } from '@/reference-api/database/schema/distributor';
import { goods, goodsCategory, goodsSku } from '@/reference-api/database/schema/goods';
import { balanceRecord, pointRecord } from '@/reference-api/database/schema/ledger';
import { member, memberAddress, memberLevelLog } from '@/reference-api/database/schema/member';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { store } from '@/reference-api/database/schema/store';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { makeInvoices, makeRefunds, makeWithdrawals } from './after-sales';
import { makeDistributorApplies, makeDistributors, makeStoreApplies } from './applications';
import { continueIds } from './foundation';
import { type GoodsRow, makeCategories, makeGoods } from './goods';
import { insertAll } from './insert-all';
import { LedgerBook } from './ledger-book';
import { type MemberRow, makeAddresses, makeMembers } from './members';
import { makeOrders, type OrderRow } from './orders';
import { createRandom, type Random } from './random';
import { DAY_MS, MINUTE_MS } from './timeline';

const SEED = 20_251;
/** Days from completion until a store gets its money, by store (its level's settleDays). */
const SETTLE_DAYS: Readonly<Record<number, number>> = { 0: 0, 1: 7, 2: 3 };

/** Members, goods, orders and all that hangs on them. What is kept twice, such as a balance and its rows, agrees. */
export async function seedPlatform(database: Database, now: Date): Promise<void> {
  const random = createRandom(SEED);
  const members = makeMembers(now, random);
  const byId = new Map(members.map((each) => [each.id, each]));
  const allGoods = makeGoods(now, random);
  const orders = makeOrders({ goods: allGoods, members, now, random });
  const refunds = makeRefunds(orders, now, random);
  const invoices = makeInvoices(orders, byId, now, random);
  const book = new LedgerBook();
  keepBooks(book, members, orders, refunds, now, random);
  const withdrawals = makeWithdrawals(members, book, now, random);
  const points = book.writePoints(byId);
  const balances = book.writeBalances(byId);
  const levelLogs = book.writeGrowth(byId);
  countOrders(byId, allGoods, orders);

  await insertAll(database, member, members);
  await insertAll(database, memberAddress, makeAddresses(members, random));
  await insertAll(database, pointRecord, points);
  await insertAll(database, balanceRecord, balances);
  await insertAll(database, memberLevelLog, levelLogs);
  await insertAll(database, distributor, makeDistributors(members, random));
  await insertAll(database, distributorApply, makeDistributorApplies(members, now, random));
  await insertAll(database, storeApply, makeStoreApplies(members, now, random));
  await insertAll(database, goodsCategory, makeCategories(now));
  await insertAll(
    database,
    goods,
    allGoods.map(({ skus: _apart, ...row }) => row),
  );
  await insertAll(
    database,
    goodsSku,
    allGoods.flatMap(({ skus }) => skus),
  );
  await insertAll(
    database,
    order,
    orders.map(({ items: _apart, ...row }) => row),
  );
  await insertAll(
    database,
    orderItem,
    orders.flatMap(({ items }) => items),
  );
  await insertAll(database, refund, refunds);
  await insertAll(database, invoice, invoices);
  await insertAll(database, cash, withdrawals.rows);
  await settleStores(database, orders, allGoods, withdrawals.ofStores, now);
  for (const table of [member, distributorApply, storeApply, goodsCategory, goods, goodsSku, order, orderItem, refund, invoice, cash]) {
    await continueIds(database, table);
  }
}

type Refund = ReturnType<typeof makeRefunds>[number];

/** Everything that moved points, growth or balance. */
function keepBooks(
  book: LedgerBook,
  members: readonly MemberRow[],
  orders: readonly OrderRow[],
  refunds: readonly Refund[],
  now: Date,
  random: Random,
): void {
  for (const { id, registerTime, status } of members) {
    if (status === -1) continue;
    book.addPoints({ memberId: id, bizType: 3, title: '注册赠送', delta: 100, at: registerTime });
    if (random.chance(50)) signIns(book, id, registerTime, now, random);
  }
  for (const each of orders) {
    const { memberId, orderNo: bizNo, finishTime, givePoints = 0, payTime, balancePart = 0, payPrice } = each;
    if (balancePart > 0 && payTime) {
      const amount = Math.ceil(payPrice / 10_000) * 10_000;
      book.addBalance({ memberId, bizType: 1, title: '充值', delta: amount, at: new Date(each.createTime.getTime() - MINUTE_MS) });
      book.addBalance({ memberId, bizType: 3, title: '订单支付', delta: -balancePart, bizNo, at: payTime });
    }
    if (!finishTime) continue;
    book.addPoints({ memberId, bizType: 21, title: '订单赠送', delta: givePoints, bizNo, at: finishTime });
    book.addGrowth(memberId, Math.floor(payPrice / 100), finishTime);
  }
  for (const { orderId, status, finishTime, memberId } of refunds) {
    const of = orders[orderId - 1];
    if (status !== 50 || !finishTime || !of?.balancePart) continue;
    book.addBalance({ memberId, bizType: 4, title: '订单退款', delta: of.balancePart, bizNo: of.orderNo, at: finishTime });
  }
}

/** A member signed in on some days after registering. */
function signIns(book: LedgerBook, memberId: number, from: Date, now: Date, random: Random): void {
  const days = Math.min(random.int(1, 9), Math.floor((now.getTime() - from.getTime()) / DAY_MS));
  for (let day = 1; day <= days; day += 1) {
    book.addPoints({ memberId, bizType: 1, title: '每日签到', delta: 5, at: new Date(from.getTime() + day * DAY_MS - 17 * MINUTE_MS) });
  }
}

/** Figures of members and goods that follow from the orders. */
function countOrders(members: ReadonlyMap<number, MemberRow>, allGoods: readonly GoodsRow[], orders: readonly OrderRow[]): void {
  for (const { memberId, payStatus, payPrice, refundedPrice = 0, items } of orders) {
    if (payStatus !== 1) continue;
    const buyer = members.get(memberId);
    if (buyer) {
      buyer.orderCount = (buyer.orderCount ?? 0) + 1;
      buyer.payTotal = (buyer.payTotal ?? 0) + payPrice - refundedPrice;
    }
    for (const { goodsId, count, refundedCount = 0 } of items) {
      const sold = allGoods[goodsId - 1];
      if (sold) sold.sales += count - refundedCount;
    }
  }
}

/** What each store sold, may withdraw and still waits for. */
async function settleStores(
  database: Database,
  orders: readonly OrderRow[],
  allGoods: readonly GoodsRow[],
  withdrawals: ReadonlyMap<number, { open: number; paid: number }>,
  now: Date,
): Promise<void> {
  for (const storeId of [0, 1, 2]) {
    const paid = orders.filter((each) => each.storeId === storeId && each.payStatus === 1);
    const completed = paid.filter(({ finishTime }) => finishTime);
    const isSettled = ({ finishTime }: OrderRow) =>
      finishTime && now.getTime() - finishTime.getTime() >= (SETTLE_DAYS[storeId] ?? 0) * DAY_MS;
    const net = (some: readonly OrderRow[]) => some.reduce((sum, { payPrice, platformFee = 0 }) => sum + payPrice - platformFee, 0);
    const { open, paid: withdrawn } = withdrawals.get(storeId) ?? { open: 0, paid: 0 };
    const settled = net(completed.filter(isSettled));
    await database
      .update(store)
      .set({
        goodsCount: allGoods.filter((each) => each.storeId === storeId && each.status !== -1).length,
        orderCount: paid.length,
        salesTotal: paid.reduce((sum, { payPrice }) => sum + payPrice, 0),
        balance: settled - open - withdrawn,
        pendingSettle: net(completed) - settled,
        withdrawing: open,
        withdrawn,
      })
      .where(eq(store.id, storeId));
  }
}
