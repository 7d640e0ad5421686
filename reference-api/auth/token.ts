import { createHash, randomBytes } from 'node:crypto';

/** A new login's secret: 256 random bits, safe in a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. It is random, so one round of hashing cannot be guessed back. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
