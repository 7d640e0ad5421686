import { codes } from '@/lib/contract/call/codes';
import { isMain } from '@/reference-api/auth/caller';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { readSettings } from './read-settings';

type Feature = 'allowOwnCoupon' | 'allowDistribution' | 'allowSelfRefund';
type Asking = Pick<Call, 'caller' | 'database'>;

/** Whether the rules for the other stores leave a feature on (parameter.md 6); the main store is free of them. */
export async function otherStoresMay({ caller, database }: Asking, feature: Feature): Promise<boolean> {
  if (isMain(caller)) return true;
  const { os } = await readSettings(database, ['os']);
  return os[feature] !== 0;
}

/** Refuses another store what those rules switch off. */
export async function requireOtherStores(asking: Asking, feature: Feature): Promise<void> {
  if (!(await otherStoresMay(asking, feature))) throw new Refusal(codes.featureNotGranted);
}
