import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** Whether goods are on sale (goods.md 5). */
export const goodsState = { onSale: 1, offSale: 0, recycled: -1 } as const;
/** Their review. */
export const auditState = { draft: 0, pending: 1, approved: 2, rejected: 3 } as const;
/** What happens once they are approved. */
export const saleMode = { now: 1, scheduled: 2, keep: 3 } as const;

const { onSale, offSale, recycled } = goodsState;
const { draft, pending, approved, rejected } = auditState;
const refusal = codes.alreadyDecided;

/** Steps of goods: the first state tells whether they are on sale, `auditStatus` how their review stands. */
export const goodsTransitions = {
  saveDraft: { from: [offSale], refusal, when: { auditStatus: [draft] } },
  /** By the main store, or where no review is needed: approved at once, on sale by the sale mode. */
  publish: { from: [offSale], to: onSale, refusal, when: { auditStatus: [draft, rejected] }, set: { auditStatus: approved } },
  publishOffSale: { from: [offSale], to: offSale, refusal, when: { auditStatus: [draft, rejected] }, set: { auditStatus: approved } },
  submit: { from: [offSale], to: offSale, refusal, when: { auditStatus: [draft, rejected] }, set: { auditStatus: pending } },
  approve: { from: [offSale], to: onSale, refusal, when: { auditStatus: [pending] }, set: { auditStatus: approved } },
  approveOffSale: { from: [offSale], to: offSale, refusal, when: { auditStatus: [pending] }, set: { auditStatus: approved } },
  rejectAudit: { from: [offSale], to: offSale, refusal, when: { auditStatus: [pending] }, set: { auditStatus: rejected } },
  withdrawAudit: { from: [offSale], to: offSale, refusal, when: { auditStatus: [pending] }, set: { auditStatus: draft } },
  putOnSale: { from: [offSale, onSale], to: onSale, refusal: codes.goodsNotApproved, when: { auditStatus: [approved] } },
  takeOffSale: { from: [onSale, offSale], to: offSale, refusal, when: { auditStatus: [approved] } },
  forceOffSale: { from: [onSale], to: offSale, refusal, when: { auditStatus: [approved] }, set: { auditStatus: rejected } },
  /** Another store changed a key field of goods that need a review. */
  reaudit: { from: [onSale, offSale], to: offSale, refusal, when: { auditStatus: [approved] }, set: { auditStatus: pending } },
  recycle: { from: [offSale], to: recycled, refusal: codes.goodsStillOnSale },
  restore: { from: [recycled], to: offSale, refusal },
  remove: { from: [recycled], refusal },
  saleTimeReached: {
    from: [offSale],
    to: onSale,
    refusal,
    when: { auditStatus: [approved], saleMode: [saleMode.scheduled] },
    by: ['system'],
  },
} satisfies Transitions;
