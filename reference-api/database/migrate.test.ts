import { expect, test } from 'vitest';
import { StartupError } from '@/reference-api/startup-error';
import { testStack } from '@/reference-api/testing/world';
import { openDatabase } from './open';

const world = await testStack();
const open = async () => (await openDatabase({ databaseUrl: world.url, dataDir: '' })).close();

test('tables that are up to date are opened', async () => {
  await open();
});

test.each([
  ['before', -1],
  ['after', 1],
])('tables of a version %s this one are not touched, and a sentence says what can be done', async (_which, shift) => {
  await world.pool.query('update drizzle.__drizzle_migrations set created_at = created_at + $1', [shift]);
  const opening = open();
  await expect(opening).rejects.toThrow(StartupError);
  await expect(opening).rejects.toThrow(/made by another version.*Start that version.*remove the data folder/);
  await world.pool.query('update drizzle.__drizzle_migrations set created_at = created_at - $1', [shift]);
});
