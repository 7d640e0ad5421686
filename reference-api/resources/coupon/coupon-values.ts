import { codes } from '@/lib/contract/call/codes';
import { couponKind, couponScope, couponValidity } from '@/lib/contract/coupon/codes';
import type { CouponDraft } from '@/lib/contract/coupon/draft';
import { parseWireTime } from '@/lib/format/shanghai-time';
import type { coupon } from '@/reference-api/database/schema/coupon';
import { Refusal, refuseField } from '@/reference-api/refusal';

type Values = Omit<typeof coupon.$inferInsert, 'createTime' | 'storeId' | 'status'>;

const moment = (text: string | null): Date | null => (text === null ? null : (parseWireTime(text) ?? null));

/** A draft as it is stored; what belongs to the other kind or the other validity is left out (clarifications 15). */
export function couponColumns({ publish: _state, ...draft }: CouponDraft): Values {
  const amountOff = draft.kind === couponKind.amountOff;
  const fixed = draft.validityType === couponValidity.fixedDates;
  return {
    ...draft,
    discountPrice: amountOff ? draft.discountPrice : 0,
    discountPercent: amountOff ? 0 : draft.discountPercent,
    discountLimit: amountOff ? 0 : draft.discountLimit,
    takeStart: moment(draft.takeStart),
    takeEnd: moment(draft.takeEnd),
    validStart: fixed ? moment(draft.validStart) : null,
    validEnd: fixed ? moment(draft.validEnd) : null,
    afterDays: fixed ? 0 : draft.afterDays,
    validDays: fixed ? 0 : draft.validDays,
    scopeIds: draft.scope === couponScope.all ? [] : [...new Set(draft.scopeIds)],
  };
}

/** Rules that need the present moment, or answer with a code of their own. */
export function requirePublishable({ validEnd, takeEnd }: Values, now: Date): void {
  if (validEnd && validEnd <= now) throw refuseField('validEnd', 'validEndInFuture');
  requireEndAfterTaking(validEnd ?? null, takeEnd ?? null);
}

/** A coupon that ends before it can be taken is of no use to whoever takes it last. */
export function requireEndAfterTaking(validEnd: Date | null, takeEnd: Date | null): void {
  if (validEnd && takeEnd && validEnd < takeEnd) throw new Refusal(codes.couponEndsBeforeTaking, {}, 'validEnd');
}
