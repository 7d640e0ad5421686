import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testStack } from '@/reference-api/testing/world';
import { connect } from './connect';
import { outbox } from './schema/outbox';
import { insertRow, statement } from './statement';

const world = await testStack();

const message = (text: string) => {
  const now = new Date('2026-11-01T00:00:00.123Z');
  return { kind: 'test', receiverType: 'member', receiver: '1', text, object: 'order', objectId: 7, nextTime: now, createTime: now };
};
const textOf = statement('message_text', (database) =>
  database
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.id, sql.placeholder('id'))),
);

test('a row is written as the query layer writes it: defaults, moments and what is missing', async () => {
  const row = { ...message('same'), uniqueKey: null };
  const own = await insertRow(world.database, outbox, row);
  const [theirs] = await world.database.insert(outbox).values(row).returning();
  const [written] = await world.database.select().from(outbox).where(eq(outbox.id, own));
  expect(written).toEqual({ ...theirs, id: own });
});

test('a column that is not there is refused before anything is sent', async () => {
  const wrong = { ...message('wrong'), nowhere: 1 };
  await expect(insertRow(world.database, outbox, wrong)).rejects.toThrow('no column nowhere');
});

test('a statement speaks through the transaction it is used in', async () => {
  const { pool, database } = connect(world.url, 2);
  const rolledBack = database.transaction(async (transaction) => {
    const id = await insertRow(transaction, outbox, message('mine'));
    expect(await textOf(transaction, { id })).toEqual([{ text: 'mine' }]);
    expect(await textOf(database, { id })).toEqual([]);
    throw new Error('undone');
  });
  await expect(rolledBack).rejects.toThrow('undone');
  await pool.end();
});

test('what transactions repeat is prepared once, what reads repeat is not', async () => {
  const { pool, database } = connect(world.url, 1);
  const often = (within: typeof database, text: string) => within.select({ id: outbox.id }).from(outbox).where(eq(outbox.text, text));
  const prepared = async () =>
    (await pool.query('select statement from pg_prepared_statements where statement like \'%"outbox"."text" =%\'')).rows.length;
  for (let times = 0; times < 10; times += 1) await often(database, 'x');
  expect(await prepared()).toBe(0);
  for (let times = 0; times < 10; times += 1)
    await database.transaction((transaction) => often(transaction, 'x'), { accessMode: 'read only' });
  expect(await prepared()).toBe(0);
  for (let times = 0; times < 10; times += 1) await database.transaction((transaction) => often(transaction, 'x'));
  expect(await prepared()).toBe(1);
  await pool.end();
});
