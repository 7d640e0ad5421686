import { ask } from './lists-platform.mjs';

const ORDER = '/v1/admin/order/list';
const GOODS = '/v1/admin/goods/list';
const CARD = '/v1/admin/goods/card/list';
const STORE = '/v1/admin/store/list';
const FLOW = '/v1/admin/store/finance/list';
const EARNINGS = '/v1/admin/store/earnings/list';
const KINDS = { accounts: 1, hardware: 2, forms: 3, software: 4 };
const PAGE = 20;
const DAY_MS = 86_400_000;

/** The calls of the commerce screens, each with a name, who asks, and the path on this platform. */
export async function commerceCalls(platform) {
  const found = await examples(platform);
  return [
    ...Object.entries(KINDS).map(([name, kind]) => call(`orders, ${name}, first page with tabs and sums`, 'main', ORDER, { kind })),
    ...(await pages(platform, 'orders', ORDER, { kind: 2 })),
    ...['createTime', 'payTime', 'payPrice'].flatMap((sortField) => sorted('orders', ORDER, { kind: 2, sortField })),
    ...['0', '10', '20', '30', '40', 'afterSale', '10,20'].map((tab) => call(`orders, tab ${tab}`, 'main', ORDER, { kind: 2, tab })),
    ...orderWords(found).map(([keywordType, keyword]) =>
      call(`orders, ${keywordType} ${keyword}`, 'main', ORDER, { kind: 2, keywordType, keyword }),
    ),
    ...orderFilters(found).map(([name, query]) => call(`orders, ${name}`, 'main', ORDER, { kind: 2, ...query })),
    call('orders of all kinds', 'main', ORDER, {}),
    call('orders of a member, all kinds', 'main', ORDER, { memberId: found.order.memberId }),
    call('orders, first page with tabs and sums', 'store', ORDER, { kind: 2 }),
    call('orders, drawer', 'main', '/v1/admin/order/info', { id: found.order.id }),
    call('orders, log', 'main', '/v1/admin/order/log', { id: found.order.id }),
    ...Object.entries(KINDS).map(([name, kind]) => call(`goods, ${name}, first page with tabs`, 'main', GOODS, { kind })),
    ...(await pages(platform, 'goods', GOODS, { kind: 2 })),
    ...['sort', 'price', 'stock', 'sales', 'createTime'].flatMap((sortField) => sorted('goods', GOODS, { kind: 2, sortField })),
    ...['onSale', 'warehouse', 'soldOut', 'warn', 'auditing', 'rejected', 'recycle'].map((tab) =>
      call(`goods, tab ${tab}`, 'main', GOODS, { kind: 2, tab }),
    ),
    ...['键', '键盘', '机械键盘', String(found.goods.id), 'BK000012', '没有的'].map((keyword) =>
      call(`goods, keyword ${keyword}`, 'main', GOODS, { kind: 2, keyword }),
    ),
    call('goods, first page with tabs', 'store', GOODS, { kind: 2 }),
    call('goods, drawer', 'main', '/v1/admin/goods/info', { id: found.goods.id }),
    call('goods, log', 'main', '/v1/admin/goods/log', { id: found.goods.id }),
    call('goods, picker', 'main', '/v1/admin/goods/options', { keyword: '键盘' }),
    call('cards of goods, first page with sums', 'main', CARD, { goodsId: found.cards }),
    call('cards of goods, sold', 'main', CARD, { goodsId: found.cards, status: 3 }),
    call('cards of goods, a whole field', 'main', CARD, { goodsId: found.cards, keyword: 'nobody@vip.example' }),
    ...(await pages(platform, 'stores', STORE, {})),
    ...['createTime', 'salesTotal', 'expireAt'].flatMap((sortField) => sorted('stores', STORE, { sortField })),
    ...['号店', '西湖', '13600001234', '没有的'].map((keyword) => call(`stores, keyword ${keyword}`, 'main', STORE, { keyword })),
    call('stores, soon to expire', 'main', STORE, { expire: 'soon' }),
    call('stores, drawer', 'main', '/v1/admin/store/detail', { id: 1 }),
    ...(await pages(platform, 'flows', FLOW, {})),
    ...sorted('flows', FLOW, { sortField: 'amount' }),
    ...flowFilters(found).map(([name, query]) => call(`flows, ${name}`, 'main', FLOW, query)),
    call('flows by day', 'main', '/v1/admin/store/finance/summary', { cycle: 'day', ...days(30) }),
    call('flows by month', 'main', '/v1/admin/store/finance/summary', { cycle: 'month', ...days(30) }),
    call('earnings, first page', 'main', EARNINGS, {}),
    call('earnings, first page', 'store', EARNINGS, {}),
    ...['/v1/home/new-members', '/v1/home/order', '/v1/admin/store/statistics'].flatMap((path) =>
      both(`dashboard, ${path.split('/').at(-1)}`, path, {}),
    ),
    call('dashboard, orders of 90 days', 'main', '/v1/home/order', { startDate: date(89), endDate: date(0) }),
    ...both('dashboard, best goods of 30 days', '/v1/admin/dashboard/goods-ranking', { days: 30 }),
    call('dashboard, best hardware of 30 days', 'main', '/v1/admin/dashboard/goods-ranking', { days: 30, kind: 2 }),
    call('dashboard, best stores of 30 days', 'main', '/v1/admin/dashboard/store-ranking', { days: 30 }),
    ...both('dashboard, funnel of 30 days', '/v1/admin/dashboard/funnel', { days: 30 }),
  ];
}

const call = (name, who, path, query) => ({ name, who, path: `${path}?${new URLSearchParams(query)}` });
const both = (name, path, query) => ['main', 'store'].map((who) => call(name, who, path, query));

/** Something of everything, to look for. */
async function examples(platform) {
  const first = async (path, query) => (await ask(platform, 'main', `${path}?${new URLSearchParams(query)}`)).data.list[0];
  const order = await first(ORDER, { kind: 2, tab: '30' });
  const goods = await first(GOODS, { kind: 2 });
  const withCards = (
    await ask(platform, 'main', `${GOODS}?kind=1&tab=onSale&sortField=stock&stockMin=20&stockMax=120&pageSize=50`)
  ).data.list.find(({ cardStock }) => cardStock === 1);
  return { order, goods, cards: withCards.id };
}

async function pages(platform, name, path, query) {
  const { totalCount } = (await ask(platform, 'main', `${path}?${new URLSearchParams({ ...query, exactTotal: 1 })}`)).data;
  const last = Math.ceil(totalCount / PAGE);
  return [
    call(`${name}, first page`, 'main', path, query),
    call(`${name}, page 100`, 'main', path, { ...query, currPage: Math.min(100, last) }),
    call(`${name}, page 1000`, 'main', path, { ...query, currPage: Math.min(1000, last) }),
  ];
}

const sorted = (name, path, query) =>
  ['desc', 'asc'].map((sortOrder) => call(`${name}, by ${query.sortField} ${sortOrder}`, 'main', path, { ...query, sortOrder }));

const orderWords = ({ order }) => [
  ['orderNo', order.orderNo],
  ['orderNo', order.orderNo.slice(-6)],
  ['nickname', order.nickname],
  ['nickname', '云朵'],
  ['mobile', '17000001234'],
  ['mobile', '1234'],
  ['goodsName', order.items[0].goodsName],
  ['goodsName', order.items[0].goodsName.slice(0, 2)],
  ['receiver', '王建国'],
  ['receiver', '没有的'],
  ['trackingNo', 'SF0000007919'],
  ['trackingNo', '7919'],
];

const orderFilters = ({ order, goods }) => [
  ['of 7 days', days(7)],
  ['of 30 days', days(30)],
  ['paid in 7 days', { payTimeStart: days(7).startTime, payTimeEnd: days(7).endTime }],
  ['of goods', { goodsId: goods.id }],
  ['of a member', { memberId: order.memberId }],
  ['of a store', { storeId: 1 }],
  ['by price', { payPriceMin: 100_000, payPriceMax: 110_000 }],
  ['with a remark', { hasRemark: 1 }],
  ['with an open after-sale', { refundFlag: 1 }],
  ['with an invoice', { invoiceStatus: 0 }],
];

const flowFilters = ({ order }) => [
  ['of a store', { storeId: 1 }],
  ['of orders', { bizType: 1 }],
  ['of withdrawals', { bizType: 8 }],
  ['out', { direction: 'out' }],
  ['of an order', { bizNo: order.orderNo }],
  ['pending', { settleStatus: 0 }],
  ['of 7 days', days(7)],
  ['of 30 days', days(30)],
];

const date = (daysAgo) => new Date(Date.now() + 8 * 3_600_000 - daysAgo * DAY_MS).toISOString().slice(0, 10);
const days = (count) => ({ startTime: `${date(count)} 00:00:00`, endTime: `${date(0)} 23:59:59` });
