import { expect, test } from 'vitest';
import { accountConfig } from '@/lib/contract/account-config';
import type { AnyEndpoint } from '@/lib/contract/call/endpoint';
import { homeCarousel } from '@/lib/contract/home-carousel';
import { homeLayoutRead, homeLayoutSave } from '@/lib/contract/home-layout';
import { kingKongList, kingKongSave } from '@/lib/contract/king-kong';
import { systemConfigInfo, systemConfigSave } from '@/lib/contract/system-config';
import type { Input } from '@/reference-api/testing/person';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const main = await world.as('admin');

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
const LINK = { linkType: 0, linkName: '', linkValid: 1 };
/** What the fresh demo data hold, so that ids and versions are known. */
const SHOWN = { ...ENTRY, ...LINK, id: 7, mediaType: 1, position: 1, clickCount: 0, state: 1, sort: 0, status: 1, version: 1 };
const ACCOUNT = { ...CONTACT, id: 8, isDefault: 0, status: 1, updaterName: '林知远', storeName: '总店', version: 1 };
const KING_KONG = ['会员账号', '数码硬件', '代办服务', '软件授权', '领券中心', '附近门店', '分销赚钱', '我的订单', '联系客服', ''];
const ACCOUNTS = ['对公账户', '支付宝收款', '客服热线', '企业微信客服', '店铺收款卡', '门店电话', '店铺收款卡'];
const HOME_BLOCKS = [
  ...[
    'search',
    'carousel',
    'kingKong',
    'notice',
    'coupon',
    'accountGoods',
    'hardwareGoods',
    'formGoods',
    'softwareGoods',
    'store',
    'recommend',
  ],
];
const CAROUSEL = ['秋日焕新', '数码节', '会员日', '新品首发', '年终预热', '夏日清凉'];
const newEntry = () => main.ask(homeCarousel.create, { body: ENTRY });
const newAccount = () => main.ask(accountConfig.create, { body: CONTACT });

/** The fourteen calls of the specification about settings, home page and accounts, which once answered 40401. */
const specified: readonly Specified[] = [
  {
    call: 'GET /v1/admin/system/config/info',
    endpoint: systemConfigInfo,
    answers: {
      basic: { siteName: '商台' },
      trade: { autoCloseMinutes: 30, autoReceiveDays: 7, afterSaleDays: 7, formConfirmDays: 3, stockWarn: 10 },
      freight: { freeShippingEnabled: 0, freeShippingMin: 0 },
      points: { enabled: 1, giveRate: 1, unit: 1, deductMaxPercent: 50, signIn: [1, 2, 3, 4, 5, 6, 10] },
      distribution: { enabled: 1, tiers: 2, first: 5, second: 2, frozenDays: 7 },
      withdraw: { minAmount: 10_000, types: [1, 2, 3, 4] },
      balance: { rechargeEnabled: 0, payEnabled: 1 },
      invoice: { enabled: 1, types: [1, 2], applyDays: 90, contents: [1, 2] },
      media: { imageMaxMb: 5, videoMaxMb: 100 },
      map: { pickerKey: '', geocoderKey: '' },
      notice: { stockWarnMobiles: [], orderNoticeMobiles: [] },
      version: 1,
    },
  },
  {
    call: 'POST /v1/admin/system/config/save',
    endpoint: systemConfigSave,
    input: async () => ({ body: await main.ask(systemConfigInfo) }),
    answers: { version: 2 },
  },
  {
    call: 'GET /v1/admin/system/config/home/sort-info',
    endpoint: homeLayoutRead,
    answers: { list: HOME_BLOCKS.map((key, at) => ({ key, sort: at + 1, visible: 1 })), version: 1 },
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
    answers: {
      list: KING_KONG.map((title, at) => ({ id: at + 1, slot: at + 1, title, sort: 100 - at * 10, status: at < 8 ? 1 : 0, version: 1 })),
      totalCount: 10,
    },
  },
  {
    call: 'PUT /v1/admin/home/king-kong',
    endpoint: kingKongSave,
    input: async () => ({ body: (await main.ask(kingKongList)).rows[0] }),
    answers: { id: 1, status: 1, version: 2 },
  },
  {
    call: 'GET /v1/admin/account/config/list',
    endpoint: accountConfig.list,
    answers: { list: ACCOUNTS.map((name, at) => ({ id: at + 1, name, sort: 50 - at, status: 1 })), totalCount: 7 },
  },
  { call: 'POST /v1/admin/account/config', endpoint: accountConfig.create, input: async () => ({ body: CONTACT }), answers: ACCOUNT },
  {
    call: 'PUT /v1/admin/account/config',
    endpoint: accountConfig.update,
    input: async () => ({ body: { ...(await newAccount()), remark: '夜班' } }),
    answers: { ...ACCOUNT, id: 9, remark: '夜班', version: 2 },
  },
  {
    call: 'DELETE /v1/admin/account/config/{id}',
    endpoint: accountConfig.remove,
    input: async () => ({ query: { id: (await newAccount()).id } }),
    answers: {},
  },
  {
    call: 'GET /v1/admin/home/carousel/list',
    endpoint: homeCarousel.list,
    answers: { list: CAROUSEL.map((title, at) => ({ id: at + 1, title, sort: 60 - at * 10, status: at < 5 ? 1 : 0 })), totalCount: 6 },
  },
  { call: 'POST /v1/admin/home/carousel', endpoint: homeCarousel.create, input: async () => ({ body: ENTRY }), answers: SHOWN },
  {
    call: 'PUT /v1/admin/home/carousel',
    endpoint: homeCarousel.update,
    input: async () => ({ body: { ...(await newEntry()), sort: 77 } }),
    answers: { ...SHOWN, id: 8, sort: 77, version: 2 },
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
