import 'server-only';
import { onForgetSession } from '@/lib/bff/handlers/forget-session';
import { oncePerProcess } from '@/lib/session/once-per-process';
import type { ViewerOutcome } from './viewer';

const MOST = 500;
/** A permission taken away is gone after this long (security.md row 81). */
const TTL_MS = 15_000;
/** Long enough for the redirect that follows a failure to tell the same story, short enough to try again. */
const FAILED_TTL_MS = 3_000;

interface Kept {
  readonly outcome: Promise<ViewerOutcome>;
  until: number;
}

/** The outcome for a key, asked for once while it is fresh; requests that come together share one call. */
export function rememberedOutcome(key: string, ask: () => Promise<ViewerOutcome>, now: () => number = Date.now): Promise<ViewerOutcome> {
  const kept = outcomes();
  const known = kept.get(key);
  if (known && now() < known.until) return known.outcome;
  const entry: Kept = { outcome: ask(), until: now() + TTL_MS };
  kept.delete(key);
  kept.set(key, entry);
  if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '');
  entry.outcome.then(
    ({ state }) => state === 'failed' && shorten(entry, now() + FAILED_TTL_MS),
    () => shorten(entry, 0),
  );
  return entry.outcome;
}

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
