import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountConfig } from '@/lib/contract/account-config';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { homeCarousel } from '@/lib/contract/home-carousel';
import { homeLayoutRead, homeLayoutSave } from '@/lib/contract/home-layout';
import { kingKongList, kingKongSave } from '@/lib/contract/king-kong';
import { systemConfigInfo, systemConfigSave } from '@/lib/contract/system-config';
import type { Input, Person } from '@/reference-api/testing/person';
import { openTestStack, type TestStack } from '@/reference-api/testing/world';

let world: TestStack;
let main: Person;
beforeAll(async () => {
  world = await openTestStack();
  main = await world.as('admin');
});
afterAll(() => world.close());

interface Specified {
  /** Method and path as section 7 of the specification writes them. */
  readonly call: string;
  readonly endpoint: AnyEndpoint;
  input?(): Promise<Input>;
  /** What the answer holds at the least. */
  readonly answers: object;
}

const CONTACT = { usage: 2, type: 4, name: '客服', account: '12345678' };
const ENTRY = { title: '秋日焕新', image: '/media/demo/goods-1-1.png', linkType: 0, linkValue: '' };
const any = (type: unknown) => expect.any(type);
const LINK = { linkType: any(Number), linkName: any(String), linkValid: any(Number) };
const SLOT = { id: any(Number), slot: any(Number), icon: any(String), title: any(String), sort: any(Number), status: any(Number), ...LINK };
const SHOWN = { id: any(Number), title: '秋日焕新', mediaType: 1, position: 1, clickCount: 0, state: 1, version: any(Number), ...LINK };
const ACCOUNT = { ...CONTACT, id: any(Number), isDefault: any(Number), status: 1, updaterName: any(String), version: any(Number) };
const newEntry = () => main.ask(homeCarousel.create, { body: ENTRY });
const newAccount = () => main.ask(accountConfig.create, { body: CONTACT });

/** The fourteen calls of the specification about settings, home page and accounts, which once answered 40401. */
const specified: readonly Specified[] = [
  {
    call: 'GET /v1/admin/system/config/info',
    endpoint: systemConfigInfo,
    answers: Object.fromEntries(
      [...['basic', 'trade', 'freight', 'points', 'distribution', 'withdraw'], ...['balance', 'invoice', 'media', 'map', 'notice']].map(
        (group) => [group, any(Object)],
      ),
    ),
  },
  {
    call: 'POST /v1/admin/system/config/save',
    endpoint: systemConfigSave,
    input: async () => ({ body: await main.ask(systemConfigInfo) }),
    answers: { version: any(Number) },
  },
  {
    call: 'GET /v1/admin/system/config/home/sort-info',
    endpoint: homeLayoutRead,
    answers: { list: expect.arrayContaining([expect.objectContaining({ key: 'coupon', sort: any(Number), visible: any(Number) })]) },
  },
  {
    call: 'POST /v1/admin/system/config/home/sort-info',
    endpoint: homeLayoutSave,
    input: async () => ({ body: await main.ask(homeLayoutRead) }),
    answers: {},
  },
  {
    call: 'GET /v1/admin/home/king-kong/list',
    endpoint: kingKongList,
    answers: { list: Array.from({ length: 10 }, () => expect.objectContaining(SLOT)), totalCount: 10 },
  },
  {
    call: 'PUT /v1/admin/home/king-kong',
    endpoint: kingKongSave,
    input: async () => ({ body: (await main.ask(kingKongList)).rows[0] }),
    answers: {},
  },
  { call: 'GET /v1/admin/account/config/list', endpoint: accountConfig.list, answers: { list: any(Array), totalCount: any(Number) } },
  { call: 'POST /v1/admin/account/config', endpoint: accountConfig.create, input: async () => ({ body: CONTACT }), answers: ACCOUNT },
  {
    call: 'PUT /v1/admin/account/config',
    endpoint: accountConfig.update,
    input: async () => ({ body: { ...(await newAccount()), remark: '夜班' } }),
    answers: { ...ACCOUNT, remark: '夜班' },
  },
  {
    call: 'DELETE /v1/admin/account/config/{id}',
    endpoint: accountConfig.remove,
    input: async () => ({ query: { id: (await newAccount()).id } }),
    answers: {},
  },
  { call: 'GET /v1/admin/home/carousel/list', endpoint: homeCarousel.list, answers: { list: any(Array), totalCount: any(Number) } },
  { call: 'POST /v1/admin/home/carousel', endpoint: homeCarousel.create, input: async () => ({ body: ENTRY }), answers: SHOWN },
  {
    call: 'PUT /v1/admin/home/carousel',
    endpoint: homeCarousel.update,
    input: async () => ({ body: { ...(await newEntry()), sort: 77 } }),
    answers: { ...SHOWN, sort: 77 },
  },
  {
    call: 'DELETE /v1/admin/home/carousel/{id}',
    endpoint: homeCarousel.remove,
    input: async () => ({ query: { id: (await newEntry()).id } }),
    answers: {},
  },
];

test.each(specified)('$call answers whole', async ({ call, endpoint, input, answers }) => {
  expect(`${endpoint.method} ${endpoint.path}`).toBe(call);
  const { code, data } = await main.send(endpoint, await input?.());
  expect(code).toBe(0);
  expect(data ?? {}).toMatchObject(answers);
});

test('there are fourteen of them', () => expect(new Set(specified.map(({ call }) => call)).size).toBe(14));
