import { codes } from '@/lib/contract/call/codes';
import { yuanText } from '@/lib/format/money';
import type { Effect } from '@/reference-api/commerce/effect';
import { balanceBiz, bookBalance } from '@/reference-api/commerce/ledgers/book-balance';
import { flowNo } from '@/reference-api/commerce/ledgers/flow-no';
import { Refusal } from '@/reference-api/refusal';
import { readSettings } from '@/reference-api/settings/read-settings';
import { actingMember } from './buyer';

/** Recharges a balance; the option of the same amount gives its gift on top (reference-api.md 2.1). */
export async function rechargeMember(
  effect: Effect,
  { memberId, amount }: { memberId: number; amount: number; channel: string },
): Promise<{ balance: number }> {
  await actingMember(effect, memberId, 'recharge');
  const { balance } = await readSettings(effect.database, ['balance']);
  if (!balance.rechargeEnabled) throw new Refusal(codes.rechargeOff);
  const gift = balance.options.find((option) => option.amount === amount)?.gift ?? 0;
  const after = await bookBalance(effect, {
    ...{ memberId, delta: amount + gift, bizType: balanceBiz.recharge, bizNo: flowNo('C', effect.now), title: '充值' },
    remark: gift > 0 ? `含赠送 ${yuanText(gift)} 元` : '',
  });
  return { balance: after };
}
