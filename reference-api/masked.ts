import { refuseField } from './refusal';

/** What lists and details show of personal data (00-conventions 1.6). */
export const maskedMobile = (mobile: string): string => (mobile.length === 11 ? `${mobile.slice(0, 3)}****${mobile.slice(7)}` : mobile);

/** Identity cards keep their first four and last four characters. */
export const maskedIdCard = (idCard: string): string =>
  idCard.length > 8 ? `${idCard.slice(0, 4)}${'*'.repeat(idCard.length - 8)}${idCard.slice(-4)}` : '*'.repeat(idCard.length);

/** Account numbers keep their last four characters. */
export const maskedAccount = (account: string): string =>
  account.length > 4 ? `${'*'.repeat(account.length - 4)}${account.slice(-4)}` : '*'.repeat(account.length);

/**
 * What is to be stored when a form comes back: the masked text unchanged means the value is unchanged, and one that was half
 * edited is no number at all.
 */
export function unmasked(
  given: string,
  stored: string,
  mask: (value: string) => string,
  field = 'mobile',
  wrong: (field: string) => Error = refuseMobile,
): string {
  if (given === mask(stored)) return stored;
  if (given.includes('*')) throw wrong(field);
  return given;
}

const refuseMobile = (field: string) => refuseField(field, 'mobile');
