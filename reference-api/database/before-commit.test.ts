import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { CountedRefusal, Refusal } from '@/reference-api/refusal';
import { countedConnection } from '@/reference-api/testing/counted-connection';
import { testStack } from '@/reference-api/testing/world';
import { inTransaction } from '@/reference-api/transaction';
import { beforeCommit } from './before-commit';
import type { Database } from './connect';
import { outbox } from './schema/outbox';
import { insertRow } from './statement';

const world = await testStack();
const own = await countedConnection(world.url, 2);
afterAll(async () => {
  await own.close();
});

const write = (database: Database, text: string) => {
  const now = world.clock.now();
  const about = { kind: 'test', receiverType: 'member', receiver: '1', object: 'order', objectId: 7, nextTime: now, createTime: now };
  return insertRow(database, outbox, { ...about, text });
};
const written = async (text: string) => own.database.$count(outbox, eq(outbox.text, text));

test('what is left to the end travels with the commit, after everything else', async () => {
  const both = () =>
    inTransaction(own.database, async (transaction) => {
      await beforeCommit(transaction, () => write(transaction, 'last'));
      await write(transaction, 'first');
    });
  await both();
  own.packets();
  await both();
  expect(own.packets()).toBe(2);
  const rows = await own.database.select({ text: outbox.text }).from(outbox).where(eq(outbox.kind, 'test')).orderBy(outbox.id);
  expect(rows.map(({ text }) => text)).toEqual(['first', 'last', 'first', 'last']);
});

test('one that fails undoes everything and is told', async () => {
  const failed = inTransaction(own.database, async (transaction) => {
    await write(transaction, 'undone');
    await beforeCommit(transaction, () => transaction.execute(sql`select 1 / 0`));
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await written('undone')).toBe(0);
});

test('a refusal drops it, a refusal that is counted keeps it', async () => {
  const refused = (refusal: Refusal, text: string) =>
    inTransaction(own.database, async (transaction) => {
      await beforeCommit(transaction, () => write(transaction, text));
      throw refusal;
    });
  await expect(refused(new Refusal(codes.invalidRequest), 'dropped')).rejects.toThrow('refused');
  await expect(refused(new CountedRefusal(codes.invalidRequest), 'counted')).rejects.toThrow('refused');
  expect([await written('dropped'), await written('counted')]).toEqual([0, 1]);
});

test('a transaction that meets another at its end runs again', async () => {
  let runs = 0;
  await inTransaction(own.database, async (transaction) => {
    runs += 1;
    const meets = runs === 1;
    await beforeCommit(transaction, async () => {
      if (meets) await transaction.execute(sql`do $$ begin raise exception 'met' using errcode = '40P01'; end $$`);
      await write(transaction, 'again');
    });
  });
  expect([runs, await written('again')]).toEqual([2, 1]);
});

test('without a promised end it is written at once', async () => {
  await own.database.transaction(async (transaction) => {
    await beforeCommit(transaction, () => write(transaction, 'at once'));
    expect(await transaction.$count(outbox, eq(outbox.text, 'at once'))).toBe(1);
  });
});
