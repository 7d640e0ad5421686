/** The name is the specification's (section 4), which rules out the `__Host-` prefix; BIND_COOKIE makes up for it. */
export const SESSION_COOKIE = 'Admin-Token';
/** Its hash is inside the sealed cookie. A neighbour on a sibling domain can plant the first cookie but never this one. */
export const BIND_COOKIE = '__Host-at-bind';
/** Browsers drop a longer cookie without a word. */
export const MAX_COOKIE_BYTES = 4096;

/** Every value a Cookie header holds under a name: more than one of the session cookie means somebody planted one. */
export function cookieValues(header: string | null, name: string): string[] {
  const values: string[] = [];
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) values.push(part.slice(equals + 1).trim());
  }
  return values;
}

/** A Set-Cookie line with the flags of security.md 2.2. Lax, so that a link from a mail arrives signed in. */
export const setCookie = (name: string, value: string, options: { maxAgeS: number; secure: boolean }): string =>
  `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${options.maxAgeS}${options.secure ? '; Secure' : ''}`;
