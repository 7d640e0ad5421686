import { eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { orderState, payState } from '@/lib/contract/states/order';
import { giftPoints } from '@/reference-api/commerce/amounts/gift-points';
import { adjustShares } from '@/reference-api/commerce/amounts/order-amounts';
import { sumOf } from '@/reference-api/commerce/amounts/whole';
import type { Effect } from '@/reference-api/commerce/effect';
import { itemsOf, lockOrder } from '@/reference-api/commerce/lock-order';
import { logOrder } from '@/reference-api/commerce/order-log';
import type { Moved } from '@/reference-api/crud/move-state';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { Refusal } from '@/reference-api/refusal';

const LEAST = 1;

/** Changes the price of an unpaid order: an earlier change is taken out first, the freight stays (order.md 4, clarifications 22). */
export async function adjustPrice(
  effect: Effect,
  { orderId, version, adjustPrice: adjust }: { orderId: number; version?: number | undefined; adjustPrice: number },
): Promise<Moved> {
  const { database } = effect;
  const of = await lockOrder(effect, orderId);
  if (of.payStatus === payState.paid) throw new Refusal(codes.priceOfPaidOrder);
  if (of.status !== orderState.unpaid) throw new Refusal(codes.orderChanged);
  if (version !== undefined && version !== of.version) throw new Refusal(codes.versionConflict);
  const items = await itemsOf(effect, orderId);
  const left = items.map(({ payPrice, adjustShare }) => payPrice - adjustShare);
  const payPrice = of.payPrice - of.adjustPrice + adjust;
  if (payPrice < LEAST || sumOf(left) + adjust < 0) throw new Refusal(codes.priceTooLow);
  const shares = adjustShares(adjust, left);
  const changed = items.map((item, index) => ({
    ...item,
    adjustShare: shares[index] ?? 0,
    payPrice: (left[index] ?? 0) + (shares[index] ?? 0),
  }));
  for (const { id, adjustShare, payPrice: each } of changed)
    await database.update(orderItem).set({ adjustShare, payPrice: each }).where(eq(orderItem.id, id));
  const [moved] = await database
    .update(order)
    .set({ adjustPrice: adjust, payPrice, givePoints: giftPoints(changed, of.giveRate, of.pointRate), version: sql`${order.version} + 1` })
    .where(eq(order.id, orderId))
    .returning({ id: order.id, status: order.status, version: order.version });
  if (!moved) throw new Refusal(codes.orderChanged);
  await logOrder(effect, { orderId, type: 'adjust', content: `${of.adjustPrice} → ${adjust}` });
  return moved;
}
