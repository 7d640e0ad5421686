import { eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { feeBack } from '@/reference-api/commerce/amounts/refund-shares';
import { sumOf } from '@/reference-api/commerce/amounts/whole';
import type { Effect } from '@/reference-api/commerce/effect';
import type { OrderRow } from '@/reference-api/commerce/lock-order';
import { earnedOnLeft } from '@/reference-api/commerce/order/left-of-items';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { Refusal } from '@/reference-api/refusal';
import { type ItemBack, itemsBack } from './items-back';
import type { Case, RefundRow } from './lock-refund';
import { freightLeft } from './refundable';

/** Everything one refund gives back. */
export interface OrderBack {
  row: RefundRow;
  of: OrderRow;
  backs: ItemBack[];
  /** Whether nothing of the order is left afterwards. */
  completes: boolean;
  /** Goods and freight: the money that goes. */
  money: number;
  fee: number;
  points: number;
  commission1: number;
  commission2: number;
  /** Gift points and growth that a completed order no longer earns. */
  gift: number;
  growth: number;
}

/** Computes what goes back and writes it down on the order and its items, which are held (effects.md 1.3). */
export async function orderBack({ database }: Effect, found: Case): Promise<OrderBack> {
  const { row, of } = found;
  if (row.refundFreight > freightLeft(of)) throw new Refusal(codes.refundAboveRefundable);
  const { backs, completes } = itemsBack(found);
  const of1 = (pick: (each: ItemBack) => number) => sumOf(backs.map(pick));
  const goods = of1(({ price }) => price);
  const after = found.items.map((item) => backs.find((each) => each.item.id === item.id)?.after ?? item);
  const earned = completes ? { points: 0, growth: 0 } : earnedOnLeft(of, after);
  const back: OrderBack = {
    ...{ row, of, backs, completes, money: goods + row.refundFreight },
    fee: feeBack({ whole: of.platformFee, before: of.refundedFee }, goods, of.platformRate, completes),
    points: of1(({ points }) => points),
    commission1: of1(({ commission1 }) => commission1),
    commission2: of1(({ commission2 }) => commission2),
    gift: of.finishTime ? Math.max(0, of.grantedPoints - earned.points) : 0,
    growth: of.finishTime ? Math.max(0, of.grantedGrowth - earned.growth) : 0,
  };
  for (const { after: item } of backs) {
    const { id, refundedPrice, refundedCount, refundedPoints, refundedCommission1, refundedCommission2 } = item;
    await database
      .update(orderItem)
      .set({ refundedPrice, refundedCount, refundedPoints, refundedCommission1, refundedCommission2 })
      .where(eq(orderItem.id, id));
  }
  await database
    .update(order)
    .set({
      refundedPrice: sql`${order.refundedPrice} + ${back.money}`,
      refundedFreight: sql`${order.refundedFreight} + ${row.refundFreight}`,
      refundedPoints: sql`${order.refundedPoints} + ${back.points}`,
      refundedFee: sql`${order.refundedFee} + ${back.fee}`,
      refundedCommission1: sql`${order.refundedCommission1} + ${back.commission1}`,
      refundedCommission2: sql`${order.refundedCommission2} + ${back.commission2}`,
      grantedPoints: sql`${order.grantedPoints} - ${back.gift}`,
      grantedGrowth: sql`${order.grantedGrowth} - ${back.growth}`,
      ...(of.finishTime ? { givePoints: earned.points } : {}),
    })
    .where(eq(order.id, of.id));
  return back;
}
