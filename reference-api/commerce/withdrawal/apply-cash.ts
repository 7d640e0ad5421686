import { and, eq, gte, inArray, notInArray, sum } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { missingInAccount } from '@/lib/contract/cash';
import type { WithdrawalTerms } from '@/lib/contract/cash/terms';
import { cashApplicant, cashState, cashType, openCashStates } from '@/lib/contract/states/cash';
import { yuanText } from '@/lib/format/money';
import { shanghaiDate, startOfShanghaiDay } from '@/lib/format/shanghai-time';
import { withdrawalFee } from '@/reference-api/commerce/amounts/withdrawal-fee';
import type { Effect } from '@/reference-api/commerce/effect';
import { flowNo } from '@/reference-api/commerce/ledgers/flow-no';
import { cash } from '@/reference-api/database/schema/after-sale';
import type { CashAccountShape } from '@/reference-api/database/schema/shapes';
import { Refusal } from '@/reference-api/refusal';
import { readSettings } from '@/reference-api/settings/read-settings';
import { applicantOf, type CashOwner } from './applicant';
import { moveAside } from './purses';

export interface CashApplication {
  /** 1 commission, 2 earnings of a store, 3 balance of a member. */
  applicant: number;
  memberId?: number | null;
  storeId?: number;
  amount: number;
  /** 1 balance, 2 bank card, 3 WeChat code, 4 Alipay. */
  type: number;
  account?: CashAccountShape | null | undefined;
}

/** Files a withdrawal: the amount leaves what may be spent in one conditional update, with its ledger row (finance.md 2). */
export async function applyCash(effect: Effect, given: CashApplication) {
  const { database, now } = effect;
  const owner = await applicantOf(effect, given);
  const terms = await cashTermsOf(effect, owner);
  await refuseBadTerms(effect, given, owner, terms);
  const { fee, arrival } = withdrawalFee(given.amount, terms.feePercent);
  const { applicant, memberId, storeId, name, mobile, available } = owner;
  const row = { cashNo: flowNo('X', now), applicant, memberId, storeId, name, mobile, amount: given.amount, fee, arrival };
  await moveAside(effect, row);
  const [made] = await database
    .insert(cash)
    .values({ ...row, balanceBefore: available, type: given.type, account: given.account ?? {}, createTime: now })
    .returning({ id: cash.id, cashNo: cash.cashNo, status: cash.status, version: cash.version });
  if (!made) throw new Error('the withdrawal was not written');
  return { ...made, fee, arrival };
}

/** The terms in force for an applicant. */
export async function cashTermsOf(effect: Effect, owner: CashOwner): Promise<WithdrawalTerms> {
  const { withdraw } = await readSettings(effect.database, ['withdraw']);
  const leftToday = withdraw.maxDaily === 0 ? null : Math.max(0, withdraw.maxDaily - (await appliedToday(effect, owner)));
  return {
    minimum: withdraw.minAmount,
    available: owner.available,
    leftToday,
    feePercent: owner.feePercent ?? withdraw.feePercent,
    types: withdraw.types.filter((type) => type !== cashType.balance || owner.applicant === cashApplicant.distributor),
    note: withdraw.workText,
  };
}

async function refuseBadTerms(effect: Effect, { amount, type, account }: CashApplication, owner: CashOwner, terms: WithdrawalTerms) {
  if (amount < terms.minimum) throw new Refusal(codes.withdrawBelowMinimum, { x: yuanText(terms.minimum) }, 'amount');
  if (await hasOpen(effect, owner)) throw new Refusal(codes.withdrawalOpen);
  if (amount > terms.available) throw new Refusal(codes.withdrawAboveAvailable, { x: yuanText(Math.max(0, terms.available)) }, 'amount');
  if (terms.leftToday !== null && amount > terms.leftToday)
    throw new Refusal(codes.withdrawDailyMaximum, { x: yuanText(terms.leftToday) }, 'amount');
  if (!terms.types.some((each) => each === type)) throw new Refusal(codes.invalidRequest);
  if (missingInAccount(type, account ?? {}).length > 0) throw new Refusal(codes.withdrawAccountIncomplete);
}

const ofOwner = ({ applicant, memberId, storeId }: CashOwner) =>
  and(eq(cash.applicant, applicant), applicant === cashApplicant.store ? eq(cash.storeId, storeId) : eq(cash.memberId, memberId ?? 0));

const hasOpen = async ({ database }: Effect, owner: CashOwner): Promise<boolean> =>
  (await database.$count(cash, and(ofOwner(owner), inArray(cash.status, [...openCashStates])))) > 0;

async function appliedToday({ database, now }: Effect, owner: CashOwner): Promise<number> {
  const [found] = await database
    .select({ amount: sum(cash.amount).mapWith(Number) })
    .from(cash)
    .where(
      and(
        ofOwner(owner),
        gte(cash.createTime, startOfShanghaiDay(shanghaiDate(now))),
        notInArray(cash.status, [cashState.rejected, cashState.cancelled]),
      ),
    );
  return found?.amount ?? 0;
}
