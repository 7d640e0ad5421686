import { codes } from '@/lib/contract/call/codes';
import { isMain } from '@/reference-api/auth/caller';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { readSettings } from './read-settings';

/** Refuses another store what the rules for the other stores switch off (parameter.md 6); the main store is free of them. */
export async function requireOtherStores(
  { caller, database }: Pick<Call, 'caller' | 'database'>,
  feature: 'allowOwnCoupon' | 'allowDistribution' | 'allowSelfRefund',
): Promise<void> {
  if (isMain(caller)) return;
  const { os } = await readSettings(database, ['os']);
  if (os[feature] === 0) throw new Refusal(codes.featureNotGranted);
}
