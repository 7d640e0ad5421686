const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';
const FORM = /^\d{17}[\dX]$/i;
const MASKED = /^[\dX]{4}\*{10}[\dX]{4}$/i;

/** Whether the last character of a resident identity number follows from the seventeen before it (GB 11643). */
export function isIdCard(value: string): boolean {
  if (!FORM.test(value)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(value[at]), 0);
  return CHECKS[sum % CHECKS.length] === value[17]?.toUpperCase();
}

/** A masked number sent back unchanged means "unchanged" (00-conventions 1.6). */
export const isIdCardOrMasked = (value: string): boolean => MASKED.test(value) || isIdCard(value);
