import { and, eq, gte, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { cashApplicant } from '@/lib/contract/states/cash';
import type { Effect } from '@/reference-api/commerce/effect';
import { balanceBiz, bookBalance } from '@/reference-api/commerce/ledgers/book-balance';
import { bookCommission, commissionBiz, commissionState } from '@/reference-api/commerce/ledgers/book-commission';
import { bookStoreFlow, storeFlowBiz } from '@/reference-api/commerce/ledgers/book-store-flow';
import type { cash } from '@/reference-api/database/schema/after-sale';
import { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { store } from '@/reference-api/database/schema/store';
import { Refusal } from '@/reference-api/refusal';

/** What of a withdrawal its money is moved by. */
export type CashMoney = Pick<typeof cash.$inferSelect, 'applicant' | 'memberId' | 'storeId' | 'amount' | 'cashNo'>;

/** Moves an amount out of what its owner may spend into what is being withdrawn; the ledger row of the withdrawal is written here. */
export function moveAside(effect: Effect, of: CashMoney): Promise<unknown> {
  const { amount, cashNo: bizNo } = of;
  const memberId = of.memberId ?? 0;
  if (of.applicant === cashApplicant.store)
    return bookStoreFlow(effect, {
      ...common(of),
      bizType: storeFlowBiz.withdrawal,
      bizNo,
      amount: -amount,
      withdrawing: amount,
      floor: true,
    });
  if (of.applicant === cashApplicant.distributor)
    return bookCommission(effect, { ...earned(of), bizType: commissionBiz.withdrawal, amount: -amount, withdrawing: amount, floor: true });
  return bookBalance(effect, { memberId, delta: -amount, frozen: amount, bizType: balanceBiz.withdrawal, bizNo, title: '提现' });
}

/** Gives an amount back that was not paid out. */
export function moveBack(effect: Effect, of: CashMoney): Promise<unknown> {
  const { amount, cashNo: bizNo } = of;
  const memberId = of.memberId ?? 0;
  if (of.applicant === cashApplicant.store)
    return bookStoreFlow(effect, { ...common(of), bizType: storeFlowBiz.withdrawalReturned, bizNo, amount, withdrawing: -amount });
  if (of.applicant === cashApplicant.distributor)
    return bookCommission(effect, { ...earned(of), bizType: commissionBiz.withdrawalReturned, amount, withdrawing: -amount });
  return bookBalance(effect, {
    memberId,
    delta: amount,
    frozen: -amount,
    bizType: balanceBiz.withdrawalReturned,
    bizNo,
    title: '提现退回',
  });
}

/** Takes an amount off what is being withdrawn: it has been paid. No ledger row, the withdrawal wrote one when it was applied for. */
export async function payOut({ database }: Effect, { applicant, memberId, storeId, amount }: CashMoney): Promise<void> {
  const { rowCount } = await (applicant === cashApplicant.store
    ? database
        .update(store)
        .set({ withdrawing: sql`${store.withdrawing} - ${amount}`, withdrawn: sql`${store.withdrawn} + ${amount}` })
        .where(and(eq(store.id, storeId), gte(store.withdrawing, amount)))
    : applicant === cashApplicant.distributor
      ? database
          .update(distributor)
          .set({
            commissionWithdrawing: sql`${distributor.commissionWithdrawing} - ${amount}`,
            commissionWithdrawn: sql`${distributor.commissionWithdrawn} + ${amount}`,
            withdrawCount: sql`${distributor.withdrawCount} + 1`,
          })
          .where(and(eq(distributor.memberId, memberId ?? 0), gte(distributor.commissionWithdrawing, amount)))
      : database
          .update(member)
          .set({ frozenBalance: sql`${member.frozenBalance} - ${amount}` })
          .where(and(eq(member.id, memberId ?? 0), gte(member.frozenBalance, amount))));
  if (rowCount !== 1) throw new Refusal(codes.alreadyDecided);
}

const common = ({ storeId }: CashMoney) => ({ storeId, settle: 'now' as const });
const earned = ({ memberId, cashNo }: CashMoney) => ({
  memberId: memberId ?? 0,
  orderNo: cashNo,
  status: commissionState.settled,
});
