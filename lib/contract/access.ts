/** The code that opens the platform-level pages (specification 6). */
export const PLATFORM = 'platform';
/** Lets another store create goods of kinds 1 to 3 (specification 6). */
export const UPLOAD_GOODS = 'UPLOAD_GOODS';
/** The main store's id (specification 1). */
export const MAIN_STORE = 0;

export type StoreAuth = 'UPLOAD_GOODS' | 'MANAGE_COUPON' | 'MANAGE_DISTRIBUTION';

/** Who may make a call (domain/permissions.md 2): read by the API's one check and by the tests that try every call as the wrong person. */
export interface Access {
  /** Needs no login. */
  readonly open?: true;
  /** Of every group the login must hold at least one code. */
  readonly codes?: readonly (readonly string[])[];
  /** The main store only; any other store gets 40301. */
  readonly mainStore?: true;
  /** Another store needs this feature; the main store never does. */
  readonly storeAuth?: StoreAuth;
  /** Allowed while a one-time password has not been changed yet (system.md 4). */
  readonly withOneTimePassword?: true;
}

export const anyone: Access = { open: true };
export const signedIn: Access = {};
/** Every code named is needed. */
export const needs = (...all: readonly string[]): Access => ({ codes: all.map((code) => [code]) });
/** One of the codes named is enough. */
export const needsAny = (...any: readonly string[]): Access => ({ codes: [any] });
/** The same access, for the main store alone. */
export const mainStoreOnly = (access: Access): Access => ({ ...access, mainStore: true });

/**
 * Whether held codes satisfy the wanted groups. A login of a server without action codes holds no dotted code at all;
 * there the menu code alone enables the actions (system.md 1).
 */
export function holds(held: readonly string[], codes: Access['codes']): boolean {
  const actionsKnown = held.some((code) => code.includes('.'));
  const holdsOne = (code: string) => held.includes(code) || (!actionsKnown && code.includes('.') && held.includes(menuCodeOf(code)));
  return (codes ?? []).every((group) => group.some(holdsOne));
}

const menuCodeOf = (code: string) => code.split('.')[0] ?? code;

/** Whose access is asked about: the store, its features, and the codes of the login, the power value included. */
export interface Holder {
  readonly storeId: number;
  readonly auths: readonly string[];
  readonly permissions: readonly string[];
}

/** Whether somebody may make a call, as far as the console can know: buttons of refused calls are not drawn. The truth is in the API. */
export function mayCall({ storeId, auths, permissions }: Holder, { open, codes, mainStore, storeAuth }: Access): boolean {
  if (open) return true;
  if (mainStore && storeId !== MAIN_STORE) return false;
  if (storeAuth && storeId !== MAIN_STORE && !auths.includes(storeAuth)) return false;
  return holds(permissions, codes);
}
