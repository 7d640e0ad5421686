import { holdDistributors } from '@/reference-api/commerce/distributor/hold-distributors';
import type { Effect } from '@/reference-api/commerce/effect';
import { bookCommission, commissionBiz, commissionState } from '@/reference-api/commerce/ledgers/book-commission';
import { cancelCommission } from '@/reference-api/commerce/ledgers/cancel-commission';
import { nicknameOf } from '@/reference-api/commerce/order/book-income';
import type { OrderBack } from './order-back';

/**
 * Takes the commissions of what was given back: a pending row is cancelled and a new one holds the rest; what was settled is
 * taken back by a negative row, even below nothing (effects.md 3, clarifications 31).
 */
export async function takeBackCommissions(effect: Effect, { of, row, commission1, commission2 }: OrderBack): Promise<void> {
  const tiers = [
    { tier: 1, memberId: of.distributor1Id, back: commission1 },
    { tier: 2, memberId: of.distributor2Id, back: commission2 },
  ].flatMap(({ memberId, ...tier }) => (memberId === null || tier.back === 0 ? [] : [{ ...tier, memberId }]));
  await holdDistributors(
    effect,
    tiers.map(({ memberId }) => memberId),
  );
  for (const { tier, memberId, back } of tiers) {
    const cancelled = await cancelCommission(effect, { orderId: of.id, tier });
    if (cancelled) {
      const { id: _old, status: _cancelled, createTime: _then, amount, operatorName: _nobody, ...kept } = cancelled;
      await bookCommission(effect, { ...kept, orderId: of.id, amount: amount - back, status: commissionState.pending });
      continue;
    }
    await bookCommission(effect, {
      ...{ memberId, bizType: commissionBiz.takenBack, amount: -back, status: commissionState.settled, tier },
      ...{ orderId: of.id, orderNo: of.orderNo, buyer: await nicknameOf(effect, of.memberId), remark: row.refundNo },
    });
  }
}
