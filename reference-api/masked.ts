/** What lists and details show of personal data (00-conventions 1.6). */
export const maskedMobile = (mobile: string): string => (mobile.length === 11 ? `${mobile.slice(0, 3)}****${mobile.slice(7)}` : mobile);

/** Identity cards keep their first four and last four characters. */
export const maskedIdCard = (idCard: string): string =>
  idCard.length > 8 ? `${idCard.slice(0, 4)}${'*'.repeat(idCard.length - 8)}${idCard.slice(-4)}` : '*'.repeat(idCard.length);

/** Account numbers keep their last four characters. */
export const maskedAccount = (account: string): string =>
  account.length > 4 ? `${'*'.repeat(account.length - 4)}${account.slice(-4)}` : '*'.repeat(account.length);

/** What is to be stored when a form comes back: an unchanged masked text means the value is unchanged. */
export const unmasked = (given: string, stored: string, mask: (value: string) => string): string =>
  given === mask(stored) ? stored : given;
