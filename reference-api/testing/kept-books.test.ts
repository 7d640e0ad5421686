import { sql } from 'drizzle-orm';
import { it } from 'vitest';
import { testStack } from './world';

const world = await testStack();

it.fails('a test after which the books no longer agree has failed, whichever file of a worker it stands in', async () => {
  await world.database.execute(sql`update member set points = points + 1 where id = 1`);
});
