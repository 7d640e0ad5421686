import { ApiError } from '@/lib/contract/call/envelope';

/** Idempotency keys of the calls whose outcome is not known yet. */
export interface IdempotencyKeys {
  /** The key of an input: the same while the same input is sent again. */
  keyFor(input: unknown): string;
  /** The outcome is known: what is sent next, even if it is the same, is meant anew. */
  settle(input: unknown, error?: unknown): void;
}

/**
 * When an answer was lost, on the way to the console or behind it, nobody knows whether the server has acted: pressing the button again
 * must then carry the same key. After an answer, or with other input, it is another intention.
 */
export function idempotencyKeys(newKey: () => string = () => crypto.randomUUID()): IdempotencyKeys {
  const open = new Map<string, string>();
  const textOf = (input: unknown) => JSON.stringify(input) ?? '';
  return {
    keyFor(input) {
      const text = textOf(input);
      const key = open.get(text) ?? newKey();
      open.set(text, key);
      return key;
    },
    settle(input, error) {
      const known = error === null || error === undefined || (error instanceof ApiError && !error.outcomeUnknown);
      if (known) open.delete(textOf(input));
    },
  };
}
