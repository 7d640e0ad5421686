import { and, count, type SQL, sql } from 'drizzle-orm';
import { MOST_COUNTED } from '@/lib/contract/call/page';
import { ORDER_AFTER_SALE_TAB, type OrderFilter } from '@/lib/contract/order';
import { orderState, refundFlag } from '@/lib/contract/states/order';
import type { Database } from '@/reference-api/database/connect';
import { order } from '@/reference-api/database/schema/order';
import { ordersOfGoods } from './order-keyword';
import { tabOrders } from './order-where';

/**
 * Words make every row that might match be looked at: what they find is counted less far. So many items of goods called so are
 * looked at first: when most of them match, many orders do. When fewer do, their share tells how many have to be looked at, which
 * is worth it up to the last of these.
 */
const LIMITS = { byWords: 10_000, firstItems: 12_000, mostItems: 60_000 };
/** The items looked at next are more than their share asks for, because the first ones are not quite like the others. */
const RESERVE = 1.25;

/** What stands in one state: orders, those with an open after-sale, and what both are worth. */
interface InState {
  status: number;
  orders: number;
  open: number;
  paid: number;
  paidOpen: number;
}

/** What the filters match by state, counted in one pass; undefined when there are more than are counted. */
export type ByState = readonly InState[] | undefined;

/** What narrows an order list, where the word of the filter may be said in another way. */
export type Narrowed = (byWord?: SQL) => SQL | undefined;

/** Counts what few match in one pass. */
export async function ordersByState(filter: OrderFilter, narrowed: Narrowed, database: Database, limits = LIMITS): Promise<ByState> {
  const most = filter.keyword ? limits.byWords + 1 : MOST_COUNTED;
  if (filter.keyword && filter.keywordType === 'goodsName') {
    const first = await amongFirst(limits.firstItems, most, filter.keyword, narrowed, database);
    if (first.known) return first.byState;
    const enough = Math.ceil((limits.firstItems * most * RESERVE) / first.orders);
    const further = enough > limits.mostItems ? first : await amongFirst(enough, most, filter.keyword, narrowed, database);
    if (further.known) return further.byState;
  }
  return within(most, (await database.execute<Stated>(passOver(narrowed(), most))).rows);
}

/** What so many items tell: everything when these are all, or when they match often enough; else how many orders they found. */
async function amongFirst(
  firstItems: number,
  most: number,
  words: string,
  narrowed: Narrowed,
  database: Database,
): Promise<{ known: true; byState: ByState } | { known: false; orders: number }> {
  const looked = sql`${order.id} in (select order_id from looked)`;
  const { rows } = await database.execute<Stated & { items: number }>(sql`
    with looked as materialized (${ordersOfGoods(words)} limit ${firstItems})
    select found.*, (select count(*) from looked) as items from (${passOver(narrowed(looked), most)}) as found`);
  const byState = within(most, rows);
  const complete = rows.some(({ items }) => items < firstItems);
  return byState === undefined || complete ? { known: true, byState } : { known: false, orders: sumOf(rows, 'orders') };
}

type Stated = Record<keyof InState, number>;

const passOver = (matching: SQL | undefined, most: number): SQL => {
  const open = sql`filter (where refund_flag = ${refundFlag.open})`;
  return sql`select status, count(*) as orders, count(*) ${open} as open,
      sum(pay_price)::bigint as paid, coalesce(sum(pay_price) ${open}, 0)::bigint as "paidOpen"
    from (select ${order.status}, ${order.refundFlag}, ${order.payPrice} from ${order} where ${and(matching, sql`true`)} limit ${most}) as seen
    group by status`;
};

const within = (most: number, rows: readonly Stated[]): ByState => (sumOf(rows, 'orders') < most ? rows : undefined);

const sumOf = (rows: readonly InState[], figure: keyof InState): number => rows.reduce((sum, row) => sum + row[figure], 0);

/**
 * How many orders stand under each tab. Beyond one pass each tab is counted for itself on the index of the states, as far as
 * lists count at all. Of many that words find no tab is counted.
 */
export async function orderTabs(
  byState: ByState,
  keyword: string | undefined,
  matching: SQL | undefined,
  database: Database,
): Promise<Record<string, number>> {
  if (!byState) return keyword ? {} : tabByTab(matching, database);
  return {
    all: sumOf(byState, 'orders'),
    ...Object.fromEntries(byState.map(({ status, orders }) => [String(status), orders])),
    [ORDER_AFTER_SALE_TAB]: sumOf(byState, 'open'),
  };
}

/** What one tab holds, when one pass counted everything. */
export function sumsOfTab(byState: readonly InState[], tab: string): { count: number; payPrice: number } {
  if (tab === ORDER_AFTER_SALE_TAB) return { count: sumOf(byState, 'open'), payPrice: sumOf(byState, 'paidOpen') };
  const states = tab === 'all' ? undefined : tab.split(',').map(Number);
  const shown = byState.filter(({ status }) => states?.includes(status) ?? true);
  return { count: sumOf(shown, 'orders'), payPrice: sumOf(shown, 'paid') };
}

async function tabByTab(matching: SQL | undefined, database: Database): Promise<Record<string, number>> {
  const tabs = [...Object.values(orderState).map(String), ORDER_AFTER_SALE_TAB];
  const counted = await Promise.all(
    tabs.map(async (tab) => {
      const some = database
        .select({ one: sql`1`.as('one') })
        .from(order)
        .where(and(matching, tabOrders(tab)))
        .limit(MOST_COUNTED)
        .as('some');
      const [found] = await database.select({ orders: count() }).from(some);
      return [tab, found?.orders ?? 0] as const;
    }),
  );
  return { all: MOST_COUNTED, ...Object.fromEntries(counted) };
}
