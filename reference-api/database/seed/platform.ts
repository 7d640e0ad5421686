import { eq, max } from 'drizzle-orm';
import { storeState } from '@/lib/contract/states/store';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { makeSlots } from '@/reference-api/commerce/store/home-slots';
import type { Database } from '@/reference-api/database/connect';
import { admin, adminRole } from '@/reference-api/database/schema/admin';
import { cash, invoice, refund } from '@/reference-api/database/schema/after-sale';
import { coupon } from '@/reference-api/database/schema/coupon';
import { distributor, distributorApply } from '@/reference-api/database/schema/distributor';
import { express } from '@/reference-api/database/schema/express';
import { goods, goodsBrand, goodsCategory, goodsSku } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { accountConfig, homeCarousel, homeDialog, kingKong } from '@/reference-api/database/schema/home';
import { balanceRecord, pointRecord } from '@/reference-api/database/schema/ledger';
import { member, memberAddress, memberLevelLog } from '@/reference-api/database/schema/member';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { orderPackage } from '@/reference-api/database/schema/order-history';
import { role } from '@/reference-api/database/schema/role';
import { store, storeMeal } from '@/reference-api/database/schema/store';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { systemConfig } from '@/reference-api/database/schema/system-config';
import type { KeyRing } from '@/reference-api/keys/key-ring';
import { makeInvoices, makeRefunds, makeWithdrawals } from './after-sales';
import { firstOwners, makeDistributorApplies, makeDistributors, makeStoreApplies } from './applications';
import { makeBrands } from './brands';
import { makeCards } from './cards';
import { makeCoupons } from './coupons';
import type { DemoSize } from './demo-size';
import { makeExpress } from './express';
import { continueIds, STORE_ADMIN } from './foundation';
import { type GoodsRow, makeCategories, makeGoods } from './goods';
import type { Cast } from './history/cast';
import { makeAccounts, makeCarousels, makeDialogs, makeKingKong } from './home';
import { insertAll } from './insert-all';
import { LedgerBook } from './ledger-book';
import { type MemberRow, makeAddresses, makeMembers } from './members';
import { makeOrders, makePackages, type OrderRow } from './orders';
import { makePlans } from './plans';
import { createRandom, type Random } from './random';
import { makeSettings } from './settings';
import { makeOwnerAdmins, makeStores, ownerRoles, type StoreRow } from './stores';
import { MINUTE_MS } from './timeline';

const SEED = 20_251;
/** Days from completion until a store gets its money, by store (its level's settleDays). */
const SETTLE_DAYS: Readonly<Record<number, number>> = { 0: 0, 1: 7, 2: 3 };

/** Members, goods, orders and all that hangs on them. What is kept twice, such as a balance and its rows, agrees. */
export async function seedPlatform(database: Database, now: Date, keys: KeyRing, size: DemoSize): Promise<Cast> {
  const random = createRandom(SEED);
  const past = new Date(now.getTime() - (size.played?.days ?? 0) * DAY_MS);
  const members = makeMembers(now, random);
  const byId = new Map(members.map((each) => [each.id, each]));
  const plans = makePlans(now);
  const stores = makeStores(size.stores, { members, plans, now, random });
  const assortment = { ...size, stores: [1, 2, ...stores.map(({ id }) => id)] };
  const allGoods = makeGoods(now, random, assortment);
  const orders = makeOrders({ goods: allGoods, members, now: past, random, count: size.orders });
  const refunds = makeRefunds(orders, past, random);
  const invoices = makeInvoices(orders, byId, past, random);
  const book = new LedgerBook();
  keepBooks(book, byId, orders, refunds, now, random);
  const withdrawals = makeWithdrawals(members, book, past, random);
  const points = book.writePoints(byId);
  const balances = book.writeBalances(byId);
  const levelLogs = book.writeGrowth(byId);
  countOrders(byId, allGoods, orders);

  await insertAll(database, member, members);
  await insertAll(database, storeMeal, plans);
  await insertAll(database, store, stores);
  for (const { id, ownerMemberId } of firstOwners(members)) await database.update(store).set({ ownerMemberId }).where(eq(store.id, id));
  await seedOwners(database, stores);
  await insertAll(database, memberAddress, makeAddresses(members, random));
  await insertAll(database, pointRecord, points);
  await insertAll(database, balanceRecord, balances);
  await insertAll(database, memberLevelLog, levelLogs);
  await insertAll(database, distributor, makeDistributors(members, random));
  await insertAll(database, distributorApply, makeDistributorApplies(members, now, random));
  await insertAll(database, storeApply, makeStoreApplies(members, now, random));
  await insertAll(database, goodsCategory, makeCategories(now));
  await insertAll(database, goodsBrand, makeBrands(now));
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
  await insertAll(database, goodsCard, makeCards(allGoods, keys, now, random));
  const coupons = makeCoupons(now);
  await insertAll(database, coupon, coupons);
  if (size.ownRules) await seedRules(database, now);
  await insertAll(database, kingKong, makeKingKong(now));
  await makeSlots(database, now);
  await insertAll(database, homeCarousel, makeCarousels(now));
  await insertAll(database, homeDialog, makeDialogs(now));
  await insertAll(database, accountConfig, makeAccounts(now));
  await insertAll(
    database,
    order,
    orders.map(({ items: _apart, ...row }) => row),
  );
  await insertAll(
    database,
    orderItem,
    orders.flatMap(({ items, payTime }) => items.map((item) => ({ ...item, payTime: payTime ?? null }))),
  );
  await insertAll(database, express, makeExpress(now));
  await insertAll(database, orderPackage, makePackages(orders, random));
  await insertAll(database, refund, refunds);
  await insertAll(database, invoice, invoices);
  await insertAll(database, cash, withdrawals.rows);
  await settleStores(database, orders, allGoods, withdrawals.ofStores, past);
  for (const table of [
    member,
    distributorApply,
    storeApply,
    store,
    storeMeal,
    admin,
    coupon,
    goodsBrand,
    goodsCategory,
    goods,
    goodsSku,
    order,
    orderItem,
    refund,
    invoice,
    cash,
    express,
  ]) {
    await continueIds(database, table);
  }
  return castOf(members, stores, allGoods, coupons, random);
}

/** Who and what takes part in the played days: goods on sale in stores that are open. */
function castOf(
  members: readonly MemberRow[],
  stores: readonly StoreRow[],
  allGoods: readonly GoodsRow[],
  coupons: ReturnType<typeof makeCoupons>,
  random: Random,
): Cast {
  const closed = new Set(stores.filter(({ status }) => status !== storeState.open).map(({ id }) => id));
  const running = (take: number) => coupons.filter(({ takeType = 1, status }) => takeType === take && status === 1).map(({ id }) => id);
  return {
    random,
    members,
    goods: allGoods.filter(({ status, storeId, stock = 0 }) => status === 1 && !closed.has(storeId) && stock > 5),
    distributors: members.filter(({ isDistributor }) => isDistributor === 1).map(({ id }) => id),
    coupons: { toTake: running(1), toIssue: running(2) },
    stores: stores.map(({ id }) => id),
  };
}

type Refund = ReturnType<typeof makeRefunds>[number];

/** Everything that moved points, growth or balance. */
function keepBooks(
  book: LedgerBook,
  members: ReadonlyMap<number, MemberRow>,
  orders: readonly OrderRow[],
  refunds: readonly Refund[],
  now: Date,
  random: Random,
): void {
  for (const { id, registerTime, status } of members.values()) {
    if (status === -1) continue;
    book.addPoints({ memberId: id, bizType: 3, title: '注册赠送', delta: 100, at: registerTime });
    if (random.chance(50)) signIns(book, id, registerTime, now, random);
  }
  for (const each of orders) {
    const { memberId, orderNo: bizNo, finishTime, givePoints = 0, payTime, balancePart = 0, payPrice } = each;
    if (balancePart > 0 && payTime) {
      const amount = Math.ceil(payPrice / 10_000) * 10_000;
      // Who orders within a minute of registering has brought the money in between the two.
      const registered = members.get(memberId)?.registerTime.getTime() ?? 0;
      const at = new Date(Math.max(registered, each.createTime.getTime() - MINUTE_MS));
      book.addBalance({ memberId, bizType: 1, title: '充值', delta: amount, at });
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
  for (const storeId of new Set(allGoods.map((each) => each.storeId))) {
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

/** The owners of the stores get the password of the demo accounts that are there already. */
async function seedOwners(database: Database, stores: readonly StoreRow[]): Promise<void> {
  const [first] = await database.select({ passwordHash: admin.passwordHash }).from(admin).limit(1);
  const [last] = await database.select({ id: max(admin.id) }).from(admin);
  const [held] = await database.select({ id: role.id }).from(role).where(eq(role.code, STORE_ADMIN));
  const owners = makeOwnerAdmins(stores, first?.passwordHash ?? '', (last?.id ?? 0) + 1);
  await insertAll(database, admin, owners);
  await insertAll(database, adminRole, ownerRoles(owners, held?.id ?? 0));
}

/** The settings of a shop in use take the place of those the foundation laid. */
async function seedRules(database: Database, now: Date): Promise<void> {
  await database.delete(systemConfig);
  await insertAll(database, systemConfig, makeSettings(new Date(now.getTime() - 100 * DAY_MS)));
}
