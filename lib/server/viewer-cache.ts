import 'server-only';
import { onForgetSession } from '@/lib/bff/handlers/forget-session';
import { oncePerProcess } from '@/lib/session/once-per-process';
import type { ViewerOutcome } from './viewer-outcome';

const MOST = 500;
/** A permission taken away is gone after this long (security.md row 81). */
const TTL_MS = 15_000;
/** Long enough for the redirect that follows a failure to tell the same story, short enough to try again. */
const FAILED_TTL_MS = 3_000;

interface Kept {
  readonly outcome: Promise<ViewerOutcome>;
  until: number;
  /** Who was last found signed in, for as long as nobody answers. */
  known: ViewerOutcome | undefined;
}

/**
 * The outcome for a key, asked for once while it is fresh; requests that come together share one call. Whoever was known keeps the frame
 * while the API is away (docs/decisions/0008): what they may do there is decided by the API, which answers nothing.
 */
export function rememberedOutcome(key: string, ask: () => Promise<ViewerOutcome>, now: () => number = Date.now): Promise<ViewerOutcome> {
  const kept = outcomes();
  const before = kept.get(key);
  if (before && now() < before.until) return before.outcome;
  const known = before?.known;
  const asked = ask();
  const entry: Kept = { outcome: asked.then((found) => (known && isAway(found) ? known : found)), until: now() + TTL_MS, known };
  kept.delete(key);
  kept.set(key, entry);
  if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '');
  asked.then(
    (found) => settle(entry, found, now()),
    () => shorten(entry, 0),
  );
  return entry.outcome;
}

function settle(entry: Kept, found: ViewerOutcome, now: number): void {
  if (found.state === 'failed') shorten(entry, now + FAILED_TTL_MS);
  if (!isAway(found)) entry.known = found.state === 'signedIn' ? found : undefined;
}

const isAway = (found: ViewerOutcome): boolean => found.state === 'failed' && found.failure.reason === 'unreachable';

const shorten = (entry: Kept, until: number) => {
  entry.until = until;
};

/** Forgets a session: at sign-out, and when the API says that the login is gone. */
export function forgetViewer(fingerprint: string): void {
  const kept = outcomes();
  for (const key of kept.keys()) if (key.startsWith(`${fingerprint}/`)) kept.delete(key);
}

/** The oldest entry goes first: a Map keeps the order of insertion, and a renewed entry is inserted anew. */
const outcomes = () => oncePerProcess('viewers', () => new Map<string, Kept>());

onForgetSession('viewers', forgetViewer);
