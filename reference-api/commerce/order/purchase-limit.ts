import { and, eq, ne, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { orderState } from '@/lib/contract/states/order';
import type { Effect } from '@/reference-api/commerce/effect';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { Refusal } from '@/reference-api/refusal';
import type { WantedGoods } from './wanted-goods';

const PER_MEMBER = 2;

/** 长期限购: what a member ever bought of the goods counts too. The member is held, so that two orders at once both count. */
export async function refuseOverLimit({ database }: Effect, memberId: number, lines: readonly WantedGoods[]): Promise<void> {
  for (const { goods } of lines) {
    if (goods.limitType !== PER_MEMBER) continue;
    const [bought] = await database
      .select({ pieces: sql<number>`coalesce(sum(${orderItem.count} - ${orderItem.refundedCount}), 0)`.mapWith(Number) })
      .from(orderItem)
      .innerJoin(order, eq(order.id, orderItem.orderId))
      .where(and(eq(order.memberId, memberId), eq(orderItem.goodsId, goods.id), ne(order.status, orderState.closed)));
    const wanted = lines.filter((each) => each.goods.id === goods.id).reduce((sum, { count }) => sum + count, 0);
    if ((bought?.pieces ?? 0) + wanted > goods.limitNum) throw new Refusal(codes.abovePurchaseLimit, { n: goods.limitNum });
  }
}
