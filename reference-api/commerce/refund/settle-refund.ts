import { codes } from '@/lib/contract/call/codes';
import { orderClose, orderStepsOf, orderTransitions } from '@/lib/contract/states/order';
import { refundTransitions } from '@/lib/contract/states/refund';
import { fits, type Transition } from '@/lib/contract/states/transitions';
import { returnCoupons, voidGiftCoupons } from '@/reference-api/commerce/coupon/order-coupons';
import type { Effect } from '@/reference-api/commerce/effect';
import { logOrder, logRefund } from '@/reference-api/commerce/order-log';
import { moveState } from '@/reference-api/crud/move-state';
import { refund } from '@/reference-api/database/schema/after-sale';
import { order } from '@/reference-api/database/schema/order';
import { notify } from '@/reference-api/outbox/notify';
import { Refusal } from '@/reference-api/refusal';
import { markAfterSale } from './after-sale-flags';
import { fulfilRest } from './fulfil-rest';
import { giveBackGoods } from './give-back-goods';
import { keepIncome } from './keep-income';
import type { Case } from './lock-refund';
import { lowerInvoices } from './lower-invoices';
import { type OrderBack, orderBack } from './order-back';
import type { RefundOutcome } from './refund-outcome';
import { returnToBuyer } from './return-to-buyer';
import { takeBackCommissions } from './take-back-commissions';
import { takeFromStore } from './take-from-store';

const { channelSucceeded } = refundTransitions;

/** The money of a case has gone: everything that followed from the order goes back with it, in part or in full (E-refund). */
export async function settleRefund(effect: Effect, found: Case, channelRefundNo: string): Promise<RefundOutcome> {
  const back = await orderBack(effect, found);
  await returnToBuyer(effect, back);
  if (back.completes) {
    await returnCoupons(effect, { orderId: found.of.id });
    await voidGiftCoupons(effect, { orderId: found.of.id });
  }
  await takeBackCommissions(effect, back);
  await giveBackGoods(effect, back);
  await fulfilRest(effect, back);
  await takeFromStore(effect, back);
  await keepIncome(effect, back);
  await lowerInvoices(effect, back);
  await finishCase(effect, back, channelRefundNo);
  if (back.completes) await closeRefunded(effect, back);
  await markAfterSale(effect, found.of.id);
  return { id: found.row.id, status: channelSucceeded.to, processing: 0, failMsg: '' };
}

async function finishCase(
  effect: Effect,
  { row, of, points, fee, commission1, commission2, gift, growth, money }: OrderBack,
  channelRefundNo: string,
): Promise<void> {
  const changes = {
    ...{
      processing: 0,
      failMsg: '',
      channelRefundNo,
      finishTime: effect.now,
      target: row.target,
      operatorName: effect.operator.name || row.operatorName,
    },
    ...{
      refundPoints: points,
      feeBack: fee,
      commissionBack1: commission1,
      commissionBack2: commission2,
      giftBack: gift,
      growthBack: growth,
    },
  };
  await moveState(refund, row.id, channelSucceeded, changes, effect);
  await logRefund(effect, {
    refundId: row.id,
    before: row.status,
    after: channelSucceeded.to,
    type: 'refundExecute',
    content: channelRefundNo,
  });
  await notify(effect, {
    ...{ kind: 'refunded', to: { type: 'member', id: of.memberId }, text: `售后单 ${row.refundNo} 已退款 ${(money / 100).toFixed(2)} 元` },
    ...{ object: 'refund', objectId: row.id },
  });
}

/** Nothing of the order is left: it closes, as rejected when that is where the refund came from (order.md 9). */
async function closeRefunded(effect: Effect, { of, row }: OrderBack): Promise<void> {
  const { rejectedAndRefunded } = orderTransitions.form;
  // One that was worked on after its rejection closes from where it is.
  const step: Transition | undefined =
    row.fromReject && fits(rejectedAndRefunded, of) ? rejectedAndRefunded : orderStepsOf(of.kind).refundedInFull;
  if (!step) throw new Refusal(codes.refundChanged);
  const closeType = row.fromReject ? orderClose.rejected : orderClose.refunded;
  await moveState(order, of.id, step, { closeType, closeReason: row.reason, closeTime: effect.now }, effect);
  await logOrder(effect, { orderId: of.id, before: of.status, after: step.to ?? of.status, type: 'refundedInFull', content: row.refundNo });
}
