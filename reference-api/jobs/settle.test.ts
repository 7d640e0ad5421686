import { and, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { commissionRecord } from '@/reference-api/database/schema/commission';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import { testStack } from '@/reference-api/testing/world';
import { apart } from './each-due';
import { settle } from './settle';

const SECRET = '13800138000';
const world = await testStack();
let lines: string[] = [];
const context = { ...world.context, log: pino({}, { write: (line: string) => void lines.push(line) }) };
beforeEach(() => {
  lines = [];
});

/** From now on a table refuses every change of one row, and says a value of it. */
const refuse = (table: string, key: string, value: number) =>
  world.pool.query(`
    create function ${table}_refuses() returns trigger language plpgsql as
      $$ begin raise exception 'this row does not change' using detail = '${SECRET}'; end $$;
    create trigger ${table}_refuses before update on ${table} for each row when (old.${key} = ${value}) execute function ${table}_refuses();`);

test('who cannot be settled is told in the log without values, and stops nobody else', async () => {
  // In the demo all that waits is due by then.
  world.clock.freeze(new Date(Date.now() + 400 * DAY_MS));
  const waiting = await world.sql<{ id: number }>('select distinct member_id as id from commission_record where status = 0 order by 1');
  const stores = await world.sql<{ id: number }>('select distinct store_id as id from store_flow where settle_status = 0 order by 1');
  expect([waiting.length > 1, stores.length > 1]).toEqual([true, true]);
  const [person, shop] = [waiting[0]?.id ?? 0, stores[0]?.id ?? 0];
  await refuse('distributor', 'member_id', person);
  await refuse('store', 'id', shop);
  expect(await settle(context)).toBeGreaterThan(0);
  const left = await world.database.select().from(commissionRecord).where(eq(commissionRecord.status, 0));
  expect([...new Set(left.map(({ memberId }) => memberId))]).toEqual([person]);
  expect(await world.database.$count(storeFlow, and(eq(storeFlow.settleStatus, 0)))).toBe(
    await world.database.$count(storeFlow, and(eq(storeFlow.settleStatus, 0), eq(storeFlow.storeId, shop))),
  );
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ memberId: person }, { storeId: shop }]);
  expect(lines.join()).toContain('this row does not change');
  expect(lines.join()).not.toContain(SECRET);
});

test('of a row that is due and fails the log says no values either', async () => {
  const fails = sql.raw(`do $$ begin raise exception 'no' using detail = '${SECRET}'; end $$`);
  const step = () => world.database.execute(fails).then(() => 1);
  expect([await apart(context.log, { id: 1 }, step), lines.length]).toEqual([0, 1]);
  expect(lines.join()).not.toContain(SECRET);
});
