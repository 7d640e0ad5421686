import { type Access, MAIN_STORE, UPLOAD_GOODS } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import type { AnyEndpoint } from '@/lib/contract/call/endpoint';
import type { Context } from '@/reference-api/context';
import { Refusal } from '@/reference-api/refusal';
import { type Caller, callerOf, isMain } from './caller';

/** What a request says about who sends it. */
export interface Credentials {
  token: string | undefined;
  storeId: string | undefined;
}

/** Lets a call through, or refuses it: login, store and permission are checked here and nowhere else. */
export async function admit(endpoint: AnyEndpoint, { token, storeId }: Credentials, context: Context): Promise<Caller> {
  if (!token) throw new Refusal(codes.sessionUnknown);
  const caller = await callerOf(token, context);
  // Not even the main store acts in another store's name (00-conventions 3.3).
  if (storeId !== undefined && storeId !== '' && Number(storeId) !== caller.storeId) throw new Refusal(codes.otherStoresRow);
  const { access } = endpoint;
  if (caller.mustChangePassword && !access.withOneTimePassword) throw new Refusal(codes.noPermission);
  if (access.mainStore && caller.storeId !== MAIN_STORE) throw new Refusal(codes.mainStoreOnly);
  if (!holdsAll(caller, access)) throw new Refusal(codes.noPermission);
  if (access.storeAuth) requireFeature(caller, access.storeAuth);
  return caller;
}

/** Refuses another store that does not have a feature. */
export function requireFeature(caller: Caller, feature: string): void {
  if (hasFeature(caller, feature)) return;
  throw new Refusal(feature === UPLOAD_GOODS ? codes.uploadGoodsNotGranted : codes.featureNotGranted);
}

/** Whether a call would be let through: what a record offers is never more. */
export const mayAsk = (caller: Caller, access: Access): boolean =>
  (!access.mainStore || isMain(caller)) && holdsAll(caller, access) && (!access.storeAuth || hasFeature(caller, access.storeAuth));

/**
 * Stricter than the console's own reading of a permission list: this server knows action codes, so a menu code alone never
 * stands in for them.
 */
export const holdsAll = (caller: Caller, access: Access): boolean =>
  (access.codes ?? []).every((group) => group.some((code) => caller.codes.includes(code)));

const hasFeature = (caller: Caller, feature: string): boolean => isMain(caller) || caller.storeAuths.includes(feature);
