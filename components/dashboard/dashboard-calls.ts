import type { LateCall } from '@/lib/client/resource-queries';

const home = () => import('@/lib/contract/dashboard');
const ranking = () => import('@/lib/contract/dashboard/ranking');
const late = <Query, Data>(name: string, contract: LateCall<Query, Data>['contract']): LateCall<Query, Data> => ({ name, contract });

// The first figures come with the page: contract and parser, a tenth of its scripts, come with the first question of the browser.
export const orderTrend = late('home.order', () => home().then((contract) => contract.ordersCall));
export const newMembers = late('home.newMembers', () => home().then((contract) => contract.newMembersCall));
export const statistics = late('store.statistics', () => home().then((contract) => contract.statisticsCall));
export const goodsRanking = late('home.goodsRanking', () => ranking().then((contract) => contract.goodsRanking));
export const storeRanking = late('home.storeRanking', () => ranking().then((contract) => contract.storeRanking));
export const orderFunnel = late('home.funnel', () => ranking().then((contract) => contract.orderFunnel));
