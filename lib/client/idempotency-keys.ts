import { ApiError } from '@/lib/contract/call/envelope';

/** Idempotency keys of the calls whose outcome is not known yet. */
export interface IdempotencyKeys {
  /** The key of an input: the same while the same input is sent again. */
  keyFor(input: unknown, subject?: string): string;
  /** The outcome is known: what is sent next, even if it is the same, is meant anew. */
  settle(input: unknown, error?: unknown): void;
}

interface OpenKey {
  readonly key: string;
  /** What the call acts on, where one may undo another: switching a record on and switching it off. */
  readonly subject: string | undefined;
}

/**
 * When an answer was lost, on the way to the console or behind it, nobody knows whether the server has acted: pressing the button again
 * must then carry the same key, also when it is turned away meanwhile. After an answer, or with other input, it is another intention; so it is
 * once something else was done to the same subject: on, off and on again are three.
 */
export function idempotencyKeys(newKey: () => string = () => crypto.randomUUID()): IdempotencyKeys {
  const open = new Map<string, OpenKey>();
  const textOf = (input: unknown) => JSON.stringify(input) ?? '';
  return {
    keyFor(input, subject) {
      const text = textOf(input);
      const key = open.get(text)?.key ?? newKey();
      open.set(text, { key, subject });
      return key;
    },
    settle(input, error) {
      const text = textOf(input);
      const subject = open.get(text)?.subject;
      if (isOpen(error)) return;
      open.delete(text);
      if (error || subject === undefined) return;
      for (const [other, { subject: same }] of open) if (same === subject) open.delete(other);
    },
  };
}

/** Whether it is unknown after an answer, or after none, what became of all that was sent under a key. */
const isOpen = (error: unknown): boolean => Boolean(error) && !(error instanceof ApiError && !error.outcomeUnknown && !error.turnedAway);
