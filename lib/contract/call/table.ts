import * as accountConfig from '../account-config';
import * as cash from '../cash';
import * as cashAction from '../cash/action';
import * as coupon from '../coupon';
import * as couponIssue from '../coupon-issue';
import * as couponRecord from '../coupon-record';
import * as dashboard from '../dashboard';
import * as dashboardRanking from '../dashboard/ranking';
import * as distributor from '../distributor';
import * as distributorDetail from '../distributor/detail';
import * as distributorWithdraw from '../distributor/withdraw';
import * as distributorApply from '../distributor-apply';
import * as distributorLevel from '../distributor-level';
import * as express from '../express';
import * as goods from '../goods';
import * as goodsAction from '../goods/action';
import * as goodsLog from '../goods/log';
import * as goodsBrand from '../goods-brand';
import * as goodsCard from '../goods-card';
import * as goodsCategory from '../goods-category';
import * as homeCarousel from '../home-carousel';
import * as homeDialog from '../home-dialog';
import * as homeLayout from '../home-layout';
import * as invoice from '../invoice';
import * as invoiceAction from '../invoice/action';
import * as kingKong from '../king-kong';
import * as member from '../member';
import * as memberAction from '../member/action';
import * as memberLedger from '../member-ledger';
import * as memberLevel from '../member-level';
import * as order from '../order';
import * as orderAccount from '../order/account';
import * as orderAction from '../order/action';
import * as orderDetail from '../order/detail';
import * as orderForm from '../order/form';
import * as orderHardware from '../order/hardware';
import * as orderSoftware from '../order/software';
import * as otherStoreConfig from '../other-store-config';
import * as permission from '../permission';
import * as picture from '../picture';
import * as refund from '../refund';
import * as refundAction from '../refund/action';
import * as role from '../role';
import * as store from '../store';
import * as storeAction from '../store/action';
import * as storeDraft from '../store/draft';
import * as storeOptions from '../store/options';
import * as storeApply from '../store-apply';
import * as storeFlow from '../store-flow';
import * as storeInfo from '../store-info';
import * as storeInfoDraft from '../store-info/draft';
import * as storeLevel from '../store-level';
import * as storeMeal from '../store-meal';
import * as systemConfig from '../system-config';
import * as user from '../user';
import * as userOptions from '../user/options';
import * as video from '../video';
import type { AnyEndpoint, Method } from './endpoint';
import { rootedPath } from './wire';

const members: readonly object[] = [
  member,
  memberAction,
  memberLedger,
  memberLevel,
  distributor,
  distributorDetail,
  distributorLevel,
  distributorApply,
  distributorWithdraw,
];

const orders: readonly object[] = [
  order,
  orderDetail,
  orderAction,
  orderHardware,
  orderAccount,
  orderForm,
  orderSoftware,
  refund,
  refundAction,
];

const goodsNouns: readonly object[] = [goods, goodsAction, goodsBrand, goodsCard, goodsCategory, goodsLog];
const stores: readonly object[] = [
  store,
  storeDraft,
  storeAction,
  storeApply,
  storeLevel,
  storeMeal,
  storeFlow,
  storeInfo,
  storeInfoDraft,
  storeOptions,
];

const money: readonly object[] = [invoice, invoiceAction, cash, cashAction, express];
const marketing: readonly object[] = [coupon, couponIssue, couponRecord, homeDialog];
const parameters: readonly object[] = [kingKong, homeCarousel, homeLayout, accountConfig, systemConfig, otherStoreConfig];

/** Everything that is an endpoint, or a resource made of endpoints, in the modules of the nouns. */
const nouns: readonly object[] = [
  user,
  userOptions,
  role,
  permission,
  dashboard,
  dashboardRanking,
  picture,
  video,
  ...members,
  ...orders,
  ...goodsNouns,
  ...stores,
  ...money,
  ...marketing,
  ...parameters,
];

/** Every call of the contract: walked by the proxy (classes, limits), the OpenAPI document and the tests that try each call. */
export const endpoints: readonly AnyEndpoint[] = nouns.flatMap((noun) => Object.values(noun).flatMap(endpointsIn));

/** The call a method and a path under the API root stand for; undefined when the contract names none. */
export function endpointFor(method: string, path: string): AnyEndpoint | undefined {
  const literal = literalEndpoint(method, path);
  if (literal) return literal;
  return withParameters.find((each) => each.method === method && each.form.test(path))?.endpoint;
}

/** The same for a path without parameters, found without looking at any other. */
export const literalEndpoint = (method: string, path: string): AnyEndpoint | undefined => byLiteralPath.get(`${method} ${path}`);

/** Methods the contract has for a path; empty when it has none, and then a plain `/v1` call may use any. */
export const methodsFor = (path: string): Method[] =>
  [...endpoints.filter((each) => rootedPath(each.path) === path), ...withParameters.filter(({ form }) => form.test(path))].map(
    ({ method }) => method,
  );

function endpointsIn(exported: unknown): AnyEndpoint[] {
  if (typeof exported !== 'object' || exported === null) return [];
  if (isEndpoint(exported)) return [exported];
  if ('list' in exported && 'filter' in exported) return Object.values(exported).filter(isEndpoint);
  return [];
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

const formOf = (of: AnyEndpoint) => new RegExp(`^${rootedPath(of.path).replace(/\{\w+\}/g, '[^/]+')}$`);

const byLiteralPath = new Map(
  endpoints.filter((each) => !each.path.includes('{')).map((each) => [`${each.method} ${rootedPath(each.path)}`, each]),
);
const withParameters = endpoints
  .filter((each) => each.path.includes('{'))
  .map((each) => ({ endpoint: each, method: each.method, form: formOf(each) }));
