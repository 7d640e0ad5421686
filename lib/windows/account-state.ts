/** What the browser's one sign-in means for this window: still ours, another account's, nobody's, or not known while somebody signs in. */
export type AccountState = 'ours' | 'other' | 'out' | 'unsure';

/** Written while somebody signs in and nobody knows yet who it is. */
export const SIGNING_IN = '?';
/** Written at sign-out. */
export const SIGNED_OUT = '-';

/** Where a window drawn for `own` stands, given the account marker all windows of the browser share. No marker says nothing. */
export function accountStateOf(own: string, marker: string | null): AccountState {
  if (marker === null || marker === own) return 'ours';
  if (marker === SIGNING_IN) return 'unsure';
  return marker === SIGNED_OUT ? 'out' : 'other';
}

/** The marker's name for an account; prefixed so that no name can be mistaken for a sign. */
export const accountName = (storeId: number, account: string): string => `${storeId}/${account}`;
