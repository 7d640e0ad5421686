import { and, eq, gte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signedIn } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import { endpoint } from '@/lib/contract/call/endpoint';
import { pageOf } from '@/lib/contract/call/page';
import { endpoints } from '@/lib/contract/call/table';
import { id, none } from '@/lib/contract/field/fields';
import { readStoreInfo } from '@/lib/contract/store-info';
import { saveStoreInfo } from '@/lib/contract/store-info/draft';
import { user, userStatus } from '@/lib/contract/user';
import { createApi } from './app';
import { member } from './database/schema/member';
import { cleanIdempotencyKeys } from './jobs/idempotency-clean';
import { openApiDocument } from './open-api';
import { CountedRefusal, Refusal } from './refusal';
import { serve, serveStream } from './serve';
import { type Person, person } from './testing/person';
import { openTestStack, type TestStack } from './testing/world';

const give = endpoint({
  name: 'probe.give',
  method: 'PUT',
  path: '/v1/admin/probe/give',
  access: signedIn,
  query: none,
  body: z.object({ id, points: z.number().int() }),
  data: z.object({ points: z.number() }),
  idempotent: true,
});
const count = endpoint({ ...give, name: 'probe.count', path: '/v1/admin/probe/count' });
const broken = endpoint({
  name: 'probe.broken',
  method: 'GET',
  path: '/v1/admin/probe/broken',
  access: signedIn,
  query: none,
  body: none,
  data: z.object({ count: z.number() }),
});
const forgiving = endpoint({
  ...({ name: 'probe.forgiving', method: 'GET', path: '/v1/admin/probe/forgiving', access: signedIn, query: none, body: none } as const),
  data: pageOf(z.object({ tags: z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(z.string())) })),
});
const csv = endpoint({
  name: 'probe.export',
  kind: 'export',
  method: 'GET',
  path: '/v1/admin/probe/export',
  access: signedIn,
  query: z.object({ rows: z.coerce.number().int().max(9) }),
  body: none,
  data: z.unknown(),
});

let world: TestStack;
let admin: Person;
let store2: Person;
beforeAll(async () => {
  // The probe gives points without a row.
  world = await openTestStack({ mayBreak: ['point_record.sum'] });
  const api = createApi(world.context);
  serve(api, give, async ({ body, database }) => {
    const [given] = await database
      .update(member)
      .set({ points: sql`${member.points} + ${body.points}` })
      .where(and(eq(member.id, body.id), gte(member.points, -body.points)))
      .returning();
    if (!given) throw new Refusal(60101);
    return { points: given.points };
  });
  serve(api, count, async ({ body, database }) => {
    await database
      .update(member)
      .set({ points: sql`${member.points} + ${body.points}` })
      .where(eq(member.id, body.id));
    throw new CountedRefusal(codes.wrongLoginPassword, {}, 'password');
  });
  serve(api, broken, () => ({ count: 'many' }) as unknown as { count: number });
  serve(api, forgiving, () => ({ rows: [{ tags: ['a', 'b'] }], total: 1 }));
  serveStream(
    api,
    csv,
    ({ query }) =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            for (let row = 0; row < query.rows; row += 1) controller.enqueue(new TextEncoder().encode(`${row}\n`));
            controller.close();
          },
        }),
        { headers: { 'content-type': 'text/csv; charset=utf-8' } },
      ),
  );
  const [first, second] = [await world.as('admin'), await world.as('store2')];
  admin = person(api.app, first.token, 0);
  store2 = person(api.app, second.token, 2);
});
afterAll(() => world.close());

const pointsOf = async (memberId: number) => (await world.database.select().from(member).where(eq(member.id, memberId)))[0]?.points ?? 0;

describe('what comes in', () => {
  it('is refused whole when it is no JSON or no object', async () => {
    const send = async (body: string) => {
      const answer = await world.api.app.request('/v1/admin/user/status', { method: 'PUT', body, headers: { token: admin.token } });
      return { status: answer.status, ...((await answer.json()) as { code: number }) };
    };
    for (const body of ['', '{', '[]', '7', '"x"']) expect(await send(body), body).toMatchObject({ status: 200, code: 40002 });
    expect(await send(`{"ids":[${'1,'.repeat(1_500_000)}1],"status":0}`)).toMatchObject({ status: 413, code: 40002 });
  });

  it('names the wrong field of a query too', async () => {
    expect(await admin.send(user.list, { query: { pageSize: 51 } })).toMatchObject({
      code: 40001,
      data: { fieldErrors: [{ field: 'pageSize' }] },
    });
    expect(await admin.send(user.list, { query: { sortField: 'passwordHash' } })).toMatchObject({
      code: 40001,
      data: { fieldErrors: [{ field: 'sortField' }] },
    });
  });

  it('may name several ids in one value', async () => {
    expect(await admin.ask(userStatus, { body: { ids: '2,2,999', status: 1 } })).toMatchObject({
      success: 1,
      failed: [{ id: 999, code: 40401 }],
    });
  });
});

describe('what goes out', () => {
  it('is never an answer that breaks the contract', async () => {
    expect(await admin.send(broken)).toMatchObject({ code: 50001, msg: '系统繁忙，请稍后再试', data: null });
  });

  it('is a list on the wire, also where the schema forgives other servers', async () => {
    expect(await admin.send(forgiving)).toMatchObject({ code: 0, data: { list: [{ tags: ['a', 'b'] }], totalCount: 1 } });
  });

  it('may be a stream, after the same checks', async () => {
    expect(await (await admin.fetch(csv, { query: { rows: 3 } })).text()).toBe('0\n1\n2\n');
    expect(await admin.send(csv, { query: { rows: 99 } })).toMatchObject({ code: 40001 });
    expect(await admin.send(csv, { query: { rows: 1 }, headers: { storeId: '1' } })).toMatchObject({ code: 40304 });
  });
});

describe('a call that must not run twice', () => {
  const key = (name: string) => ({ 'idempotency-key': name });
  it('answers the same key and body with the first answer and has one effect', async () => {
    const before = await pointsOf(1);
    const twice = [
      await admin.send(give, { body: { id: 1, points: 7 }, headers: key('a') }),
      await admin.send(give, { body: { id: 1, points: 7 }, headers: key('a') }),
    ];
    expect(twice[0]).toMatchObject({ code: 0, data: { points: before + 7 } });
    expect(twice[1]).toEqual(twice[0]);
    expect(await pointsOf(1)).toBe(before + 7);
  });

  it('refuses the same key with another body', async () => {
    expect(await admin.send(give, { body: { id: 1, points: 8 }, headers: key('a') })).toMatchObject({ code: 40904, msg: '请勿重复提交' });
  });

  it('has one effect when sent many times at the same moment', async () => {
    const before = await pointsOf(2);
    const all = await Promise.all(Array.from({ length: 8 }, () => admin.send(give, { body: { id: 2, points: 5 }, headers: key('b') })));
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await pointsOf(2)).toBe(before + 5);
  });

  it('security D19: is refused without a key, and nothing is done', async () => {
    const before = await pointsOf(4);
    for (const headers of [{ 'idempotency-key': '' }, { 'idempotency-key': 'x'.repeat(101) }, { 'idempotency-key': 'a b' }])
      expect(await admin.send(give, { body: { id: 4, points: 5 }, headers })).toMatchObject({
        code: 40001,
        data: { fieldErrors: [{ field: 'Idempotency-Key' }] },
      });
    expect(await pointsOf(4)).toBe(before);
  });

  it('keeps keys apart by person, and keeps none of a refused call', async () => {
    const before = await pointsOf(3);
    await admin.send(give, { body: { id: 3, points: 1 }, headers: key('c') });
    await store2.send(give, { body: { id: 3, points: 1 }, headers: key('c') });
    expect(await pointsOf(3)).toBe(before + 2);
    expect(await admin.send(give, { body: { id: 3, points: -9_999_999 }, headers: key('d') })).toMatchObject({ code: 60101 });
    expect(await pointsOf(3), 'a refused call changes nothing').toBe(before + 2);
    expect(await admin.send(give, { body: { id: 3, points: 1 }, headers: key('d') })).toMatchObject({ code: 0 });
  });

  it('answers with the first refusal again when its writes stay, and writes them once', async () => {
    const before = await pointsOf(5);
    const call = () => admin.send(count, { body: { id: 5, points: 1 }, headers: key('e') });
    const refused = await call();
    expect(refused).toMatchObject({ code: codes.wrongLoginPassword, data: { fieldErrors: [{ field: 'password' }] } });
    expect(await call()).toEqual(refused);
    expect(await pointsOf(5)).toBe(before + 1);
    expect(await admin.send(count, { body: { id: 5, points: 2 }, headers: key('e') })).toMatchObject({ code: codes.duplicateSubmit });
  });

  it('keeps neither request nor answer readable: both may hold a password', async () => {
    const answer = await admin.send(give, { body: { id: 6, points: 4 }, headers: key('f') });
    const { rows } = await world.pool.query("select body_hash, answer from idempotency_key where key = 'f'");
    expect(rows).toHaveLength(1);
    expect(rows[0].answer).not.toContain('points');
    expect(world.context.keys.open(rows[0].answer)).toBe(JSON.stringify(answer));
    expect(rows[0].body_hash, 'a password beside known text would be guessed from a plain digest').toBe(
      world.context.keys.hash(`probe.give ${JSON.stringify({ id: 6, points: 4 })}`),
    );
  });

  it('is forgotten after 24 hours', async () => {
    expect(await cleanIdempotencyKeys(world.context)).toBe(0);
    world.clock.freeze(new Date(Date.now() + 24 * 3_600_000 + 60_000));
    expect(await cleanIdempotencyKeys(world.context)).toBeGreaterThan(0);
    world.clock.freeze(null);
  });
});

describe('the own store', () => {
  it('is saved under its version, keeps masked numbers and its name apart', async () => {
    const present = await store2.ask(readStoreInfo);
    expect(present.contactMobile).toBe('139****3319');
    expect(present.bank?.account).toMatch(/^\*+8890$/);
    const saved = await store2.ask(saveStoreInfo, { body: { ...present, name: '云栖生活馆二店', status: 2, balance: 999_999_999 } });
    expect(saved).toMatchObject({ name: '云栖生活馆二店', status: 2, balance: present.balance, version: (present.version ?? 0) + 1 });
    const { rows } = await world.pool.query('select contact_mobile, bank from store where id = 2');
    expect(rows[0]).toMatchObject({ contact_mobile: '13958043319', bank: { account: '6217001540012348890' } });
    expect(await store2.send(saveStoreInfo, { body: present })).toMatchObject({ code: 40901 });
    expect(await store2.send(saveStoreInfo, { body: { ...saved, name: '总店' } })).toMatchObject({
      code: 60301,
      data: { fieldErrors: [{ field: 'name', msg: '门店名称已存在' }] },
    });
  });
});

describe('the description of the calls', () => {
  it('holds every mounted call, and can be made of the whole contract', async () => {
    const answer = await world.api.app.request('/v1/openapi.json');
    const { openapi, paths } = (await answer.json()) as {
      openapi: string;
      paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
    };
    expect(openapi).toBe('3.1.0');
    expect(Object.values(paths).flatMap((each) => Object.keys(each))).toHaveLength(world.api.mounted.length);
    expect(paths['/v1/admin/user/list']?.get?.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['keyword', 'currPage', 'pageSize', 'sortField', 'storeId']),
    );
    expect(paths['/v1/admin/user/{id}']?.delete?.parameters.find(({ name }) => name === 'id')).toMatchObject({ in: 'path' });
    expect(() => openApiDocument(endpoints)).not.toThrow();
  });
});

describe('operations', () => {
  it('see whether the process lives and reaches its database', async () => {
    expect((await world.api.app.request('/healthz')).status).toBe(200);
    expect(await (await world.api.app.request('/readyz')).json()).toEqual({ status: 'ready' });
  });
});
