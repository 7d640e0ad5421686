import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { loggedError } from './innermost-error';
import { testStack } from './testing/world';

const world = await testStack();

it('security D19: what is logged of a refusal of the database names the rule and holds nobody’s data', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const [row] = (await world.database.execute<{ mobile: string }>(sql`select mobile from member where mobile <> '' order by id limit 1`))
    .rows;
  const mobile = row?.mobile ?? '';
  await world.database
    .execute(sql`insert into member (nickname, mobile, password_hash, register_time) values ('x', ${mobile}, '', now())`)
    .catch((error: unknown) => log.error({ err: loggedError(error) }, 'call failed'));
  expect(mobile).toMatch(/^1\d{10}$/);
  expect(lines.join()).toContain('member_mobile');
  expect(lines.join()).toContain('stack');
  expect(lines.join()).not.toContain(mobile);
});
