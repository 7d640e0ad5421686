/** A Chinese mobile number in full; one that is sent back masked does not fit. */
export const MOBILE = /^1[3-9]\d{9}$/;
