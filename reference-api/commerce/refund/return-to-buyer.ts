import { eq, sql } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import { changeGrowth } from '@/reference-api/commerce/growth/change-growth';
import { balanceBiz, bookBalance } from '@/reference-api/commerce/ledgers/book-balance';
import { bookPoints, pointBiz, takeBackPoints } from '@/reference-api/commerce/ledgers/book-points';
import { member } from '@/reference-api/database/schema/member';
import type { OrderBack } from './order-back';

const TO_BALANCE = 2;

/** Money that goes to the balance, points that were used, and what completion gave: on the buyer's side of a refund. */
export async function returnToBuyer(effect: Effect, { row, of, money, points, gift, growth }: OrderBack): Promise<void> {
  const { memberId } = of;
  const about = { memberId, bizNo: row.refundNo };
  if (money > 0)
    await effect.database
      .update(member)
      .set({ payTotal: sql`${member.payTotal} - ${money}` })
      .where(eq(member.id, memberId));
  if (money > 0 && (row.target === TO_BALANCE || of.payChannel === 'balance'))
    await bookBalance(effect, { ...about, delta: money, bizType: balanceBiz.orderRefund, title: '订单退款' });
  if (points > 0) await bookPoints(effect, { ...about, delta: points, bizType: pointBiz.usedReturned, title: '抵扣退回' });
  await takeBackPoints(effect, { ...about, wanted: gift, bizType: pointBiz.giftTakenBack, title: '赠送扣回' });
  await changeGrowth(effect, { memberId, delta: -growth, remark: `售后单 ${row.refundNo}` });
}
