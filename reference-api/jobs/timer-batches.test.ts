import { and, eq, getTableName, gt, lte, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { goods, goodsLog } from '@/reference-api/database/schema/goods';
import { adminToken, idempotencyKey, loginFailure } from '@/reference-api/database/schema/login';
import { member } from '@/reference-api/database/schema/member';
import { outbox } from '@/reference-api/database/schema/outbox';
import { store } from '@/reference-api/database/schema/store';
import { addGoods } from '@/reference-api/database/seed/bulk/goods';
import { addStores } from '@/reference-api/database/seed/bulk/stores';
import { testStack } from '@/reference-api/testing/world';
import { jobs } from './registry';

/** More than two batches of 200. */
const DUE = 450;
const BATCH = 200;
/** So many that the index is cheaper than reading them all, also where a page fetched out of turn counts four times as in turn. */
const KEPT = 5_000;

const world = await testStack();
beforeAll(async () => {
  // What the demo has due is done before anything is looked at.
  for (const job of jobs) await job.run(world.context);
});

const run = (name: string) => jobs.find((job) => job.name === name)?.run(world.context) ?? Promise.resolve(-1);

/** Lets the database write down how many rows each statement changes that updates a table, adds to it or deletes from it. */
async function watch(table: PgTable, event: 'insert' | 'update' | 'delete' = 'update'): Promise<() => Promise<number[]>> {
  const name = getTableName(table);
  await world.pool.query(`
    create table ${name}_seen (rows int not null);
    create function ${name}_seen() returns trigger language plpgsql as
      $$ begin insert into ${name}_seen select count(*) from changed having count(*) > 0; return null; end $$;
    create trigger ${name}_seen after ${event} on "${name}" referencing ${event === 'delete' ? 'old' : 'new'} table as changed for each statement execute function ${name}_seen();`);
  return async () => (await world.pool.query<{ rows: number }>(`select rows from ${name}_seen`)).rows.map(({ rows }) => rows);
}

const rows = <Row>(length: number, row: (number: number) => Row): Row[] => Array.from({ length }, (_, number) => row(number));
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

test('goods whose time has come go on sale in batches, each with its line in the log, on two processes as well', async () => {
  const [last] = await world.database.select({ id: sql<number>`max(${goods.id})` }).from(goods);
  const own = gt(goods.id, last?.id ?? 0);
  const present = await world.database.$count(goods);
  await addGoods(world.database, present + DUE, new Date());
  const now = world.clock.now();
  const waiting = { status: 0, auditStatus: 2, saleMode: 2, saleTime: now };
  await world.database.update(goods).set(waiting).where(own);
  const seen = await watch(goods);
  const begun = await Promise.all([run('goods-on-sale'), run('goods-on-sale')]);
  expect(sum(begun)).toBe(DUE);
  const changed = await seen();
  expect(sum(changed)).toBe(DUE);
  expect(Math.max(...changed)).toBeLessThanOrEqual(BATCH);
  expect(await world.database.$count(goods, and(own, eq(goods.status, 1)))).toBe(DUE);
  expect(await world.database.$count(goodsLog, and(gt(goodsLog.goodsId, last?.id ?? 0), eq(goodsLog.action, 'saleTimeReached')))).toBe(DUE);
  expect(await run('goods-on-sale')).toBe(0);
});

test('stores past their plan and grace expire in batches, on two processes as well', async () => {
  const [last] = await world.database.select({ id: sql<number>`max(${store.id})` }).from(store);
  const own = gt(store.id, last?.id ?? 0);
  const present = await world.database.$count(store);
  await addStores(world.database, present + DUE, new Date());
  const made = await world.database.$count(store, own);
  expect(made).toBeGreaterThanOrEqual(DUE - 1);
  await world.database
    .update(store)
    .set({ status: 1, expireAt: new Date('2020-01-01') })
    .where(own);
  const seen = await watch(store);
  const expired = await Promise.all([run('store-expire'), run('store-expire')]);
  expect(sum(expired)).toBe(made);
  const changed = await seen();
  expect(sum(changed)).toBe(made);
  expect(Math.max(...changed)).toBeLessThanOrEqual(BATCH);
  expect(await world.database.$count(store, and(own, eq(store.status, 4)))).toBe(made);
  expect(await run('store-expire')).toBe(0);
});

test('reminders are written in batches, each coupon’s once, also for those that end at the same moment and on two processes', async () => {
  const now = world.clock.now();
  const held = { takeType: 1, validStart: now, createTime: now };
  const [made] = await world.database
    .insert(coupon)
    .values({ name: '批量到期券', totalCount: -1, status: 1, takenCount: DUE, createTime: now })
    .returning({ id: coupon.id });
  const [buyer] = await world.database.select({ id: member.id }).from(member).limit(1);
  const same = new Date(now.getTime() + 3 * DAY_MS);
  await world.database.insert(memberCoupon).values(
    rows(DUE, (number) => ({
      ...{ ...held, couponId: made?.id ?? 0, memberId: buyer?.id ?? 0 },
      validEnd: number < 300 ? same : new Date(now.getTime() + (number - 200) * 3_600_000),
    })),
  );
  const until = new Date(now.getTime() + 7 * DAY_MS);
  const soon = await world.database.$count(memberCoupon, and(eq(memberCoupon.couponId, made?.id ?? 0), lte(memberCoupon.validEnd, until)));
  expect(soon).toBeGreaterThan(2 * BATCH - 100);
  const seen = await watch(outbox, 'insert');
  const written = await Promise.all([run('coupon-expire'), run('coupon-expire')]);
  expect(sum(written)).toBe(soon);
  const changed = await seen();
  expect(sum(changed)).toBe(soon);
  expect(Math.max(...changed)).toBeLessThanOrEqual(BATCH);
  expect(await run('coupon-expire')).toBe(0);
});

const LONG_AGO = new Date('2020-01-01');

test('kept answers, logins and failed sign-ins that are old go in batches, on two processes as well; the others stay', async () => {
  const now = world.clock.now();
  const answer = { adminId: 1, bodyHash: '', answer: '' };
  await world.database.insert(idempotencyKey).values(rows(DUE, (number) => ({ ...answer, key: `old-${number}`, createTime: LONG_AGO })));
  await world.database.insert(idempotencyKey).values({ ...answer, key: 'young', createTime: now });
  const login = { adminId: 1, createTime: LONG_AGO };
  await world.database.insert(adminToken).values(rows(DUE, (number) => ({ ...login, hash: `old-${number}`, usedAt: LONG_AGO })));
  await world.database.insert(adminToken).values({ ...login, hash: 'young', usedAt: now });
  await world.database.insert(loginFailure).values(rows(DUE, () => ({ username: 'nobody', ip: '', at: LONG_AGO })));
  await world.database.insert(loginFailure).values({ username: 'nobody', ip: '', at: now });
  const seen = [await watch(idempotencyKey, 'delete'), await watch(adminToken, 'delete'), await watch(loginFailure, 'delete')];
  const removed = await Promise.all([run('idempotency-clean'), run('token-clean'), run('idempotency-clean'), run('token-clean')]);
  expect(sum(removed)).toBe(3 * DUE);
  for (const each of seen) {
    const changed = await each();
    expect(sum(changed)).toBe(DUE);
    expect(Math.max(...changed)).toBeLessThanOrEqual(BATCH);
  }
  expect(await world.database.$count(idempotencyKey, eq(idempotencyKey.key, 'young'))).toBe(1);
  expect(await world.database.$count(adminToken, eq(adminToken.hash, 'young'))).toBe(1);
  expect(await world.database.$count(loginFailure, eq(loginFailure.username, 'nobody'))).toBe(1);
  expect(await run('idempotency-clean')).toBe(0);
  expect(await run('token-clean')).toBe(0);
});

test('what is cleaned is found by its age, however much is kept', async () => {
  const plan = async (query: string) => (await world.pool.query(`explain ${query}`)).rows.map((row) => Object.values(row)[0]).join(' ');
  const now = world.clock.now();
  await world.database.insert(loginFailure).values(rows(KEPT, () => ({ username: 'kept', ip: '', at: now })));
  await world.database
    .insert(adminToken)
    .values(rows(KEPT, (number) => ({ adminId: 1, hash: `kept-${number}`, createTime: now, usedAt: now })));
  const answer = { adminId: 1, bodyHash: '', answer: '', createTime: now };
  await world.database.insert(idempotencyKey).values(rows(KEPT, (number) => ({ ...answer, key: `kept-${number}` })));
  for (const [table, age] of [
    ['login_failure', 'at'],
    ['admin_token', 'used_at'],
    ['idempotency_key', 'create_time'],
  ]) {
    await world.pool.query(`analyze ${table}`);
    expect(await plan(`select 1 from ${table} where ${age} < '2000-01-01' order by ${age} limit 200`), table).not.toMatch(/Sort|Seq Scan/);
  }
});
