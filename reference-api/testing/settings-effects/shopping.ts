import { eq } from 'drizzle-orm';
import { orderPay, orderPlace, orderReceive } from '@/lib/contract/storefront/orders';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { order } from '@/reference-api/database/schema/order';
import { RECEIVER, type ShopGoods } from '../shop-for-tests';
import { buys } from '../storefront-for-tests';
import type { TestStack } from '../world';

/** What is ordered beside the goods. */
export interface OrderParams {
  memberId: number;
  usePoints?: number;
}

/** Orders one piece through the simulator. */
export const places = (world: TestStack, { skuId }: ShopGoods, params: OrderParams) =>
  buys(world, orderPlace, { items: [{ skuId, count: 1 }], receiver: RECEIVER, formValues: { company: '云栖' }, ...params });

export const pays = (world: TestStack, orderId: number, channel = 'wechat') => buys(world, orderPay, { orderId, channel });

/** Orders and pays. */
export async function purchase(world: TestStack, of: ShopGoods, params: OrderParams): Promise<number> {
  const { orderId } = await places(world, of, params);
  await pays(world, orderId);
  return orderId;
}

/** Orders, pays, and says that it has arrived; what is delivered at payment is fulfilled by then. */
export async function completed(world: TestStack, of: ShopGoods, params: OrderParams): Promise<number> {
  const orderId = await purchase(world, of, params);
  await buys(world, orderReceive, { orderId });
  return orderId;
}

/** An order as it is stored now. */
export async function orderNow({ database }: TestStack, id: number): Promise<typeof order.$inferSelect> {
  const [found] = await database.select().from(order).where(eq(order.id, id));
  if (!found) throw new Error('there is no such order');
  return found;
}

/** Whole days between two moments. */
export const daysBetween = (from: Date | null, to: Date | null): number =>
  Math.round(((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / DAY_MS);

/** Does something as if days had passed; the clock goes back afterwards. */
export async function daysLater<Answer>({ clock }: TestStack, days: number, act: () => Promise<Answer>): Promise<Answer> {
  clock.freeze(new Date(clock.now().getTime() + days * DAY_MS));
  try {
    return await act();
  } finally {
    clock.freeze(null);
  }
}
