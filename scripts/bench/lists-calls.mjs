import { ask } from './lists-platform.mjs';

const MEMBER = '/v1/admin/member/list';
const POINT = '/v1/admin/member/point/list';
const BALANCE = '/v1/admin/member/balance/list';
const SORTS = ['registerTime', 'points', 'balance', 'payTotal', 'orderCount', 'lastLoginTime'];
const PAGE = 20;

/** The calls to measure, each with a name, who asks, and the path on one platform (its middle and last page are its own). */
export async function listCalls(platform) {
  const all = await total(platform, 'main', MEMBER);
  const own = await total(platform, 'store', MEMBER);
  const rows = await total(platform, 'main', POINT);
  const somebody = (await ask(platform, 'main', `${MEMBER}?sortField=points`)).data.list[0].id;
  return [
    ...pages('members', 'main', MEMBER, all),
    ...SORTS.flatMap((field) => sorted('main', field, all)),
    ...memberKeyword(somebody).map(([name, query]) => call(`members, keyword ${name}`, 'main', MEMBER, query)),
    ...memberFilters().map(([name, query]) => call(`members, ${name}`, 'main', MEMBER, query)),
    call('members, counted exactly', 'main', MEMBER, { exactTotal: 1 }),
    ...pages('members', 'store', MEMBER, own),
    ...SORTS.slice(1).flatMap((field) => sorted('store', field, own)),
    call('members, keyword of 2 characters', 'store', MEMBER, { keyword: '云朵' }),
    call('members, keyword nobody has', 'store', MEMBER, { keyword: '欧阳锋' }),
    ...['', '云', '云朵同', '6641', '欧阳锋'].map((keyword) =>
      call(`member search, ${keyword || 'empty'}`, 'main', '/v1/admin/member/options', { keyword }),
    ),
    ...pages('point rows', 'main', POINT, rows),
    ...ledgerFilters(somebody).map(([name, query]) => call(`point rows, ${name}`, 'main', POINT, query)),
    call('point rows, first page', 'store', POINT, {}),
    call('balance rows, first page', 'main', BALANCE, {}),
    call('member levels', 'main', '/v1/admin/member/level/list', {}),
    call('signed-in person', 'main', '/v1/admin/user/info', {}),
    call('dashboard, new members', 'main', '/v1/home/new-members', {}),
    call('dashboard, orders', 'main', '/v1/home/order', {}),
    call('dashboard, statistics', 'main', '/v1/admin/store/statistics', {}),
  ];
}

const call = (name, who, path, query) => ({ name, who, path: `${path}?${new URLSearchParams(query)}` });

const total = async (platform, who, path) => (await ask(platform, who, `${path}?exactTotal=1`)).data.totalCount;

const pages = (name, who, path, rows) => [
  call(`${name}, first page`, who, path, {}),
  call(`${name}, page 1000`, who, path, { currPage: 1000 }),
  call(`${name}, middle page`, who, path, { currPage: Math.ceil(rows / PAGE / 2) }),
  call(`${name}, last page`, who, path, { currPage: Math.ceil(rows / PAGE) }),
];

const sorted = (who, field, rows) => [
  call(`members, by ${field}, falling`, who, MEMBER, { sortField: field, sortOrder: 'desc' }),
  call(`members, by ${field}, rising`, who, MEMBER, { sortField: field, sortOrder: 'asc' }),
  call(`members, by ${field}, middle page`, who, MEMBER, { sortField: field, currPage: Math.ceil(rows / PAGE / 2) }),
];

const memberKeyword = (somebody) => [
  ['of 1 character', { keyword: '云' }],
  ['of 2 characters', { keyword: '云朵' }],
  ['of 2 characters, page 200', { keyword: '云朵', currPage: 200 }],
  ['of 2 characters, by points', { keyword: '云朵', sortField: 'points' }],
  ['of 3 characters', { keyword: '云朵同' }],
  ['of 4 characters', { keyword: '云朵同学' }],
  ['of 1 character, rare', { keyword: '王' }],
  ['nobody has', { keyword: '欧阳锋' }],
  ['of 1 digit', { keyword: '7' }],
  ['of 2 digits', { keyword: '99' }],
  ['of 4 digits of a mobile', { keyword: '6641' }],
  ['a whole mobile', { keyword: '17000001234' }],
  ['an exact id', { keyword: String(somebody) }],
];

const memberFilters = () => [
  ['level of most', { levelId: 1 }],
  ['level of few', { levelId: 2 }],
  ['status normal', { status: 1 }],
  ['status disabled', { status: 0 }],
  ['status deregistered', { status: -1 }],
  ['distributors', { isDistributor: 1 }],
  ['one store', { storeId: 2 }],
  ['registered in 30 days', { startTime: wireTime(30), endTime: wireTime(0) }],
  ['seen in 3 days', { lastLoginStart: wireTime(3), lastLoginEnd: wireTime(0) }],
  ['seen in 3 days, by points', { lastLoginStart: wireTime(3), lastLoginEnd: wireTime(0), sortField: 'points' }],
  ['balance from 100', { balanceMin: 10_000 }],
  ['balance between', { balanceMin: 10_000, balanceMax: 20_000 }],
  ['ordered', { orderCountMin: 1 }],
  ['disabled of a store, by lastLoginTime', { status: 0, storeId: 1, sortField: 'lastLoginTime' }],
  ['keyword, status and time', { keyword: '云朵', status: 0, startTime: wireTime(90), endTime: wireTime(0) }],
];

const ledgerFilters = (somebody) => [
  ['out', { direction: 'out' }],
  ['one type', { bizType: 1 }],
  ['30 days', { startTime: wireTime(30), endTime: wireTime(0) }],
  ['one member', { memberId: somebody }],
  ['keyword of 2 characters', { keyword: '云朵' }],
  ['keyword of 4 digits', { keyword: '6641' }],
  ['keyword nobody has', { keyword: '欧阳锋' }],
];

const wireTime = (daysAgo) => new Date(Date.now() + 8 * 3_600_000 - daysAgo * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
