import { useMemo } from 'react';
import { type IdempotencyKeys, idempotencyKeys } from '@/lib/client/idempotency-keys';

/** Keys of the forms with a draft: their screens are put away and drawn again while an answer is awaited. */
const kept = idempotencyKeys();

/** The idempotency keys of one form; with a draft they are those of its place, so that what comes back is sent as what it was. */
export function useIdempotencyKeys(draft: string | null): IdempotencyKeys {
  return useMemo(() => {
    if (draft === null) return idempotencyKeys();
    return {
      keyFor: (input) => kept.keyFor([draft, input]),
      settle: (input, error) => kept.settle([draft, input], error),
    };
  }, [draft]);
}
