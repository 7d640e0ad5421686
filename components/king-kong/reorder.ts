import { codes, proxyCodes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import type { KingKongSlot } from '@/lib/contract/king-kong';

/** What the call for slots takes: a new order of several, or one slot whole. */
export type SlotBody = { list: { id: number; sort: number }[] } | KingKongSlot;

/** Answers that say nothing of the form of a body: who may, what others changed, and what did not get through at all. */
const OTHER_REASONS: readonly number[] = [
  ...[codes.mainStoreOnly, codes.noPermission, codes.otherStoresRow, codes.storeClosed, codes.storeExpired, codes.featureNotGranted],
  ...[codes.versionConflict, codes.tooManyRequests, codes.internal],
  ...[proxyCodes.originRefused, proxyCodes.rateLimited, proxyCodes.bug, proxyCodes.busy, proxyCodes.timeout, proxyCodes.network],
];

/** Whether a server that takes single slots only has refused the list of them, in whatever words or with whatever page. */
const refusesTheList = (error: unknown): boolean =>
  error instanceof ApiError && !error.sessionInvalid && !OTHER_REASONS.includes(error.code);

/** Saves a new order at once; with a server that takes single slots only, one by one (parameter.md 1). */
export async function reorder(changed: readonly KingKongSlot[], save: (body: SlotBody) => Promise<unknown>): Promise<void> {
  try {
    await save({ list: changed.map(({ id, sort }) => ({ id, sort })) });
  } catch (error) {
    if (!refusesTheList(error)) throw error;
    for (const slot of changed) await save(slot);
  }
}
