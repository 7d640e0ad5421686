import 'server-only';
import { REFUSAL_COOKIE } from '@/lib/navigation/refusal';

const MAX_TEXT = 300;

/** Carries the guard's message over the redirect to the sign-in page: a text in the address could be anybody's. */
export const refusalCookie = (text: string): string =>
  `${REFUSAL_COOKIE}=${encodeURIComponent(text.slice(0, MAX_TEXT))}; Path=/login; Max-Age=60; SameSite=Lax`;

/** The guard's message, shown once. */
export function refusalText(value: string | undefined): string | undefined {
  if (!value) return undefined;
  return value.slice(0, MAX_TEXT);
}
