import { expect } from 'vitest';
import type { Database } from '@/reference-api/database/connect';
import { inTransaction } from '@/reference-api/transaction';
import type { TestStack } from './world';

/** What a call answers that is sent while a transaction is under way, and has to wait for it. */
export async function sentDuring<Answer>(
  world: Pick<TestStack, 'database' | 'sql'>,
  first: (database: Database) => Promise<unknown>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const waiting = await inTransaction(world.database, async (database) => {
    await first(database);
    const answer = send();
    const held = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await world.sql(held)).length).toBe(1);
    return { answer };
  });
  return waiting.answer;
}
