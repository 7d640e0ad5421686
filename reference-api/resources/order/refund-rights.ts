import { REFUND_PASSWORD_ABOVE } from '@/lib/contract/refund/action';
import { type Caller, isMain } from '@/reference-api/auth/caller';
import type { Database } from '@/reference-api/database/connect';
import { readSettings } from '@/reference-api/settings/read-settings';

/** Whether a store may send the money itself: the main store always, the others as far as the settings let them (order.md 9). */
export async function refundRights(caller: Caller, database: Database): Promise<(amount: number) => boolean> {
  if (isMain(caller)) return () => true;
  const { os } = await readSettings(database, ['os']);
  return (amount) => os.allowSelfRefund === 1 && (os.refundLimit === 0 || amount <= os.refundLimit);
}

/** Whether the sum is large enough for the login password to be typed again. */
export const needsPassword = (amount: number): boolean => amount > REFUND_PASSWORD_ABOVE;
