import * as dashboard from './dashboard';
import * as distributor from './distributor';
import * as distributorApply from './distributor-apply';
import * as distributorDetail from './distributor-detail';
import * as distributorLevel from './distributor-level';
import type { AnyEndpoint, Method } from './endpoint';
import { rootedPath } from './endpoint';
import * as homePage from './home-page';
import * as member from './member';
import * as memberAction from './member-action';
import * as memberLedger from './member-ledger';
import * as memberLevel from './member-level';
import * as permission from './permission';
import * as picture from './picture';
import * as role from './role';
import * as storeInfo from './store-info';
import * as storeOptions from './store-options';
import * as systemConfig from './system-config';
import * as user from './user';
import * as video from './video';

const members: readonly object[] = [
  member,
  memberAction,
  memberLedger,
  memberLevel,
  distributor,
  distributorDetail,
  distributorLevel,
  distributorApply,
];

/** Everything that is an endpoint, or a resource made of endpoints, in the modules of the nouns. */
const nouns: readonly object[] = [
  user,
  role,
  permission,
  storeInfo,
  storeOptions,
  dashboard,
  picture,
  video,
  systemConfig,
  homePage,
  ...members,
];

/** Every call of the contract: walked by the proxy (classes, limits), the OpenAPI document and the tests that try each call. */
export const endpoints: readonly AnyEndpoint[] = nouns.flatMap((noun) => Object.values(noun).flatMap(endpointsIn));

/** The call a method and a path under the API root stand for; undefined when the contract names none. */
export function endpointFor(method: string, path: string): AnyEndpoint | undefined {
  const literal = byLiteralPath.get(`${method} ${path}`);
  if (literal) return literal;
  return withParameters.find((each) => each.method === method && each.form.test(path))?.endpoint;
}

/** Methods the contract has for a path; empty when it has none, and then a plain `/v1` call may use any. */
export const methodsFor = (path: string): Method[] =>
  endpoints
    .filter((each) => (each.path.includes('{') ? formOf(each).test(path) : rootedPath(each.path) === path))
    .map((each) => each.method);

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
