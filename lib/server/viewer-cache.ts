import 'server-only';
import { onSessionEvent, type SessionEvent } from '@/lib/bff/handlers/session-events';
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
  const known = before?.known ?? entriesOf(sessionOf(key)).find((entry) => entry.known)?.known;
  const asked = ask();
  const entry: Kept = { outcome: asked.then((found) => (known && isAway(found) ? known : found)), until: now() + TTL_MS, known };
  kept.delete(key);
  kept.set(key, entry);
  if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '');
  asked.then(
    (found) => settle(key, entry, found, now()),
    () => shorten(entry, 0),
  );
  return entry.outcome;
}

function settle(key: string, entry: Kept, found: ViewerOutcome, now: number): void {
  if (found.state === 'failed') shorten(entry, now + FAILED_TTL_MS);
  if (isAway(found)) return;
  entry.known = found.state === 'signedIn' ? found : undefined;
  // A person refused in one language is known in no other.
  if (!entry.known) for (const other of entriesOf(sessionOf(key))) other.known = undefined;
}

const isAway = (found: ViewerOutcome): boolean => found.state === 'failed' && found.failure.reason === 'unreachable';

const shorten = (entry: Kept, until: number) => {
  entry.until = until;
};

/** Forgets a session: at sign-out, and when the API says that the login is gone. */
export function forgetViewer(fingerprint: string): void {
  const kept = outcomes();
  for (const key of kept.keys()) if (sessionOf(key) === fingerprint) kept.delete(key);
}

function follow(fingerprint: string, event: SessionEvent): void {
  if (event === 'over') forgetViewer(fingerprint);
  // Whoever is asked about anew is known all the same, should nobody answer.
  else for (const entry of entriesOf(fingerprint)) shorten(entry, 0);
}

/** The entries of a session, one for each language. */
const entriesOf = (fingerprint: string): Kept[] =>
  [...outcomes()].flatMap(([key, entry]) => (sessionOf(key) === fingerprint ? [entry] : []));

const sessionOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));

/** The oldest entry goes first: a Map keeps the order of insertion, and a renewed entry is inserted anew. */
const outcomes = () => oncePerProcess('viewers', () => new Map<string, Kept>());

onSessionEvent('viewers', follow);
