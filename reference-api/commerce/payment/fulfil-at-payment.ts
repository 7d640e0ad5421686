import { FORM, HARDWARE } from '@/lib/contract/goods/kind';
import { orderState } from '@/lib/contract/states/order';
import { yesNo } from '@/lib/contract/states/yes-no';
import { deliverLockedCards } from '@/reference-api/commerce/card/deliver-cards';
import type { Effect } from '@/reference-api/commerce/effect';
import { issueFromCards, issueKeys } from '@/reference-api/commerce/licence/issue-licence';
import { renewByOrder } from '@/reference-api/commerce/licence/renew-licence';
import type { ItemRow, OrderRow } from '@/reference-api/commerce/lock-order';
import { fulfilmentOf, rulesOf } from '@/reference-api/commerce/order/item-terms';
import type { order } from '@/reference-api/database/schema/order';
import { fulfilledPart } from './fulfilled-part';

type Changes = Partial<typeof order.$inferInsert> & { status: number };

const HOUR_MS = 3_600_000;

/** What a payment starts, by kind: the state the order goes to and what else changes on it (order.md 5-8). */
export async function fulfilAtPayment(effect: Effect, paid: OrderRow, items: readonly ItemRow[]): Promise<Changes> {
  if (paid.kind === HARDWARE) return { status: orderState.toProcess };
  if (paid.kind === FORM) return formBegins(effect, items);
  return deliverNow(effect, paid, items);
}

/** Without a review the promised time begins at once. */
function formBegins({ now }: Effect, items: readonly ItemRow[]): Changes {
  const { needAudit = 1, promiseHours = 24 } = items[0] ? rulesOf(items[0]) : {};
  if (needAudit === yesNo.yes) return { status: orderState.toProcess };
  return { status: orderState.processing, promiseUntil: new Date(now.getTime() + promiseHours * HOUR_MS) };
}

/** Accounts and software: what is automatic is handed over now; the rest waits for a person, or for cards that are missing. */
async function deliverNow(effect: Effect, paid: OrderRow, items: readonly ItemRow[]): Promise<Changes> {
  let delivered = 0;
  let missing = false;
  let byHand = false;
  let warrantyUntil: Date | null = null;
  for (const item of items) {
    const how = fulfilmentOf(paid.kind, rulesOf(item), paid.renewLicenceId !== null);
    if (how === 'typed' || how === 'activated') byHand = true;
    if (how === 'renewal') await renewByOrder(effect, paid, item);
    if (how === 'keys') delivered += await issueKeys(effect, paid, item);
    if (how !== 'cards' && how !== 'codes') continue;
    const done =
      how === 'cards' ? await deliverLockedCards(effect, paid, item) : { ...(await issueFromCards(effect, paid, item)), until: null };
    delivered += done.pieces;
    missing ||= done.pieces < item.count;
    if (done.until && (!warrantyUntil || done.until > warrantyUntil)) warrantyUntil = done.until;
  }
  const counted = { deliveredCount: delivered, warrantyUntil };
  if (missing) return { status: orderState.deliveryProblem, ...counted };
  if (byHand) return { status: orderState.toProcess, ...counted };
  return { ...counted, ...(await fulfilledPart(effect, paid.kind, warrantyUntil)) };
}
