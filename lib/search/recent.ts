import { z } from 'zod';

/** How many earlier finds the palette offers. */
export const RECENT_KEPT = 6;

const stored = z.array(z.string()).max(50);

/** Puts an id in front of the recent ones. */
export const withRecent = (recent: readonly string[], id: string): string[] =>
  [id, ...recent.filter((one) => one !== id)].slice(0, RECENT_KEPT);

/** Reads stored recent ids; garbage gives none. */
export function decodeRecent(text: string | null): string[] {
  if (text === null) return [];
  try {
    const parsed = stored.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data.slice(0, RECENT_KEPT) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
