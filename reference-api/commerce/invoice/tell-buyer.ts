import type { Effect } from '@/reference-api/commerce/effect';
import type { invoice } from '@/reference-api/database/schema/after-sale';
import { notify } from '@/reference-api/outbox/notify';

/** Sends an issued invoice to whoever asked for it. */
export const tellBuyer = (effect: Effect, { id, memberId, applyNo }: typeof invoice.$inferSelect) =>
  notify(effect, {
    kind: 'invoiceIssued',
    to: { type: 'member', id: memberId },
    text: `您申请的发票 ${applyNo} 已开具`,
    object: 'invoice',
    objectId: id,
  });
