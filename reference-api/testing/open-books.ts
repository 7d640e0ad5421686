import { afterEach } from 'vitest';
// This file is run for each file of tests, and what it imports is loaded once for all of a worker: what is kept is kept there.
import { keptBooks } from './kept-books';

// What checks is loaded by files that keep books alone: most tests have no database.
afterEach(async () => {
  if (keptBooks.size === 0) return;
  const [{ expectInvariants }, { invariants }] = await Promise.all([
    import('./expect-invariants'),
    import('@/reference-api/invariants/check-invariants'),
  ]);
  for (const [stack, books] of keptBooks) await expectInvariants(stack, { except: books.except, of: await books.touched(invariants) });
});
