import { afterEach } from 'vitest';
// This file is run for each file of tests, and what it imports is loaded once for all of a worker: what is kept is kept there.
import { keptBooks } from './kept-books';

// What checks is loaded by files that keep books alone: most tests have no database.
afterEach(async () => {
  if (keptBooks.size === 0) return;
  const { expectInvariants } = await import('./expect-invariants');
  for (const [stack, except] of keptBooks) await expectInvariants(stack, { except });
});
