const SECRET_PAIR =
  /((?:pass(?:word)?|pwd|token|secret|authorization|cookie|captcha)["']?\s*[:=]\s*)("[^"]*"|'[^']*'|Bearer\s+\S+|[^\s"'&,;)}\]]+)/gi;
const SEALED_OR_SIGNED = /\beyJ[\w-]+(?:\.[\w-]*)+/g;
const LONG_RANDOM = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/gi;
const MOBILE = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;
const HIDDEN = '***';

/** Takes tokens, passwords and mobile numbers out of a text that will be kept or copied. */
export const redacted = (text: string): string =>
  text.replace(SECRET_PAIR, `$1${HIDDEN}`).replace(SEALED_OR_SIGNED, HIDDEN).replace(LONG_RANDOM, HIDDEN).replace(MOBILE, '$1****$2');
