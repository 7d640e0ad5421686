/** Who is signed in, as the sealed cookie says. Times are unix seconds. Never hand it to a client component. */
export interface Session {
  readonly token: string;
  readonly storeId: number;
  readonly sid: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** SHA-256 of the token: names the session in caches without holding the token. */
  readonly fingerprint: string;
}
