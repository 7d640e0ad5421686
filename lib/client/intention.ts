import { ApiError } from '@/lib/contract/envelope';

/** Gives each intention of a person its idempotency key, over the repeats of one submit. */
export interface Intentions {
  keyFor(body: unknown): string;
  /** The outcome is known: what is sent next, even if it is the same, is meant anew. */
  settle(error: unknown): void;
}

/**
 * When an answer was lost, nobody knows whether the server has acted: pressing the button again must then carry the same key.
 * After an answer, or with other input, it is another intention.
 */
export function intentions(newKey: () => string = () => crypto.randomUUID()): Intentions {
  let open: { text: string; key: string } | undefined;
  return {
    keyFor(body) {
      const text = JSON.stringify(body) ?? '';
      if (open?.text !== text) open = { text, key: newKey() };
      return open.key;
    },
    settle(error) {
      if (error === null || error === undefined || error instanceof ApiError) open = undefined;
    },
  };
}
