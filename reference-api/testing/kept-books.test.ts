import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, it } from 'vitest';
import { openTestStack, type TestStack } from './world';

let world: TestStack;
beforeAll(async () => {
  world = await openTestStack();
});
afterAll(() => world.close());

it.fails('a test after which the books no longer agree has failed, whichever file of a worker it stands in', async () => {
  await world.database.execute(sql`update member set points = points + 1 where id = 1`);
});
