import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { holds, needs, needsAny } from '../access';
import { type PermissionNode, permissionTree } from '../permission';
import { bulkAnswer } from './bulk';
import type { AnyEndpoint } from './endpoint';
import { pageOf, paging, videoPageOf, videoPaging } from './page';
import { endpointFor, endpoints, methodsFor } from './table';
import { pathParameters, rootedPath, tokenHeader } from './wire';

/**
 * Section 7 of the specification, call by call: method, path as written there, names in the query, names in the body, names in the
 * answer where the specification gives them.
 */
const SPECIFIED: readonly { call: string; query?: string[]; body?: string[]; answer?: string[] }[] = [
  { call: 'POST /v1/admin/user/login', body: ['username', 'password'], answer: ['token', 'storeId'] },
  { call: 'GET /v1/admin/user/info', answer: ['permission', 'name', 'avatar', 'introduction', 'power'] },
  { call: 'POST /v1/admin/user', body: ['username'] },
  { call: 'GET /v1/admin/user/list', query: ['currPage', 'pageSize'] },
  { call: 'PUT /v1/admin/user', body: ['id'] },
  { call: 'DELETE /v1/admin/user/{id}', query: ['id'] },
  { call: 'GET /v1/admin/permission/list' },
  { call: 'GET /v1/home/new-members', query: ['startDate', 'endDate'] },
  { call: 'GET /v1/home/order', query: ['startDate', 'endDate'] },
  { call: 'GET /v1/admin/store/statistics', query: ['startDate', 'endDate'] },
  { call: 'GET /v1/admin/picture/list', query: ['currPage', 'pageSize'] },
  { call: 'POST /v1/admin/picture/upload' },
  { call: 'DELETE /v1/admin/picture/{id}', query: ['id'] },
  { call: 'GET api/v1/admin/video/category/list' },
  { call: 'GET api/v1/admin/video/list', query: ['page', 'pageSize', 'categoryId'] },
  { call: 'POST api/v1/admin/video/upload', body: ['categoryId', 'cover', 'title'] },
  { call: 'GET /v1/admin/store/info', answer: ['auths'] },
  { call: 'PUT /v1/admin/store/info', body: [] },
  { call: 'GET /v1/admin/system/config/info' },
  { call: 'POST /v1/admin/system/config/save' },
  { call: 'GET /v1/admin/system/config/home/sort-info' },
  { call: 'POST /v1/admin/system/config/home/sort-info' },
  { call: 'GET /v1/admin/home/king-kong/list' },
  { call: 'PUT /v1/admin/home/king-kong' },
  { call: 'GET /v1/admin/account/config/list' },
  { call: 'POST /v1/admin/account/config' },
  { call: 'PUT /v1/admin/account/config', body: ['id'] },
  { call: 'DELETE /v1/admin/account/config/{id}', query: ['id'] },
  { call: 'GET /v1/admin/home/carousel/list' },
  { call: 'POST /v1/admin/home/carousel' },
  { call: 'PUT /v1/admin/home/carousel', body: ['id'] },
  { call: 'DELETE /v1/admin/home/carousel/{id}', query: ['id'] },
];

/** Names a schema knows at its top; a union or a lazy value has none of its own. */
function namesIn(schema: z.ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref' }) as JsonSchema;
  return namesOf(json);
}
interface JsonSchema {
  properties?: Record<string, unknown>;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}
const namesOf = ({ properties = {}, allOf = [], anyOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...allOf.flatMap(namesOf),
  ...anyOf.flatMap(namesOf),
];

const called = (call: string) => endpoints.filter((each) => `${each.method} ${each.path}` === call);
const theOne = (call: string): AnyEndpoint => {
  const [only, ...others] = called(call);
  if (!only || others.length > 0) throw new Error(`${call} is declared ${others.length + (only ? 1 : 0)} times`);
  return only;
};

describe('the calls of the specification', () => {
  test.each(SPECIFIED)('$call', ({ call, query = [], body = [], answer = [] }) => {
    const declared = theOne(call);
    expect(namesIn(declared.query)).toEqual(expect.arrayContaining(query));
    expect(namesIn(declared.body)).toEqual(expect.arrayContaining(body));
    expect(namesIn(declared.data)).toEqual(expect.arrayContaining(answer));
  });

  test('the token goes in a header named Token for uploads and token for the rest, and into the query of user/info', () => {
    const named = (call: string) => tokenHeader(theOne(call).kind);
    expect([named('POST /v1/admin/picture/upload'), named('POST api/v1/admin/video/upload')]).toEqual(['Token', 'Token']);
    const others = endpoints.filter((each) => tokenHeader(each.kind) === 'Token').map(({ path }) => path);
    expect(others).toEqual(expect.arrayContaining(['/v1/admin/picture/upload', 'api/v1/admin/video/upload']));
    expect(others.every((path) => path.endsWith('/upload') || path === '/v1/admin/invoice/file')).toBe(true);
    expect(endpoints.filter((each) => each.tokenInQuery).map(({ path }) => path)).toEqual(['/v1/admin/user/info']);
  });

  test('signing in alone is open to everybody', () => {
    expect(endpoints.filter(({ access }) => access.open).map(({ path }) => path)).toEqual(['/v1/admin/user/login']);
  });
});

describe('the table', () => {
  test('declares each call and each name once', () => {
    const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index);
    expect(twice(endpoints.map((each) => `${each.method} ${rootedPath(each.path)}`))).toEqual([]);
    expect(twice(endpoints.map(({ name }) => name))).toEqual([]);
  });

  test('fills every parameter of a path from the query', () => {
    const missing = endpoints.filter((each) => pathParameters(each.path).some((name) => !namesIn(each.query).includes(name)));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('never changes anything by GET, and reads nothing from the body of one', () => {
    const withBody = endpoints.filter((each) => each.method === 'GET' && !each.body.safeParse(undefined).success);
    expect(withBody.map(({ name }) => name)).toEqual([]);
    expect(endpoints.filter((each) => each.idempotent && each.method === 'GET').map(({ name }) => name)).toEqual([]);
  });

  test('lets every bulk action be sent again when its answer was lost', () => {
    const bulk = endpoints.filter(({ data }) => data === bulkAnswer);
    expect(bulk.length).toBeGreaterThan(5);
    expect(bulk.filter(({ idempotent }) => !idempotent).map(({ name }) => name)).toEqual([]);
  });

  test('finds a call by method and path, the literal path before the one with a parameter', () => {
    expect(endpointFor('GET', '/v1/admin/user/list')?.name).toBe('user.list');
    expect(endpointFor('DELETE', '/v1/admin/user/7')?.name).toBe('user.remove');
    expect(endpointFor('GET', '/api/v1/admin/video/list')?.name).toBe('video.list');
    expect(endpointFor('GET', '/v1/admin/user/7/8')).toBeUndefined();
    expect(endpointFor('PATCH', '/v1/admin/user')).toBeUndefined();
    expect([...methodsFor('/v1/admin/user')].sort()).toEqual(['POST', 'PUT']);
    expect(methodsFor('/v1/admin/nothing')).toEqual([]);
  });
});

describe('list dialects', () => {
  const row = z.object({ id: z.number() });
  const rows = [{ id: 1 }, { id: 2 }];

  test('three shapes are read as one page', () => {
    const page = pageOf(row);
    expect(page.parse({ list: rows, totalCount: 12, tabs: { all: 12 } })).toMatchObject({ rows, total: 12, tabs: { all: 12 } });
    expect(page.parse({ content: rows, pagination: { page: 2, pageSize: 2, total: 5, totalPage: 3 } })).toMatchObject({ rows, total: 5 });
    expect(page.parse(rows)).toMatchObject({ rows, total: 2 });
    expect(page.safeParse({ rows }).success).toBe(false);
    expect(page.safeParse({ list: [{ id: 'x' }], totalCount: 1 }).success).toBe(false);
  });

  test('pages are written in the dialect of their list', () => {
    expect(z.encode(pageOf(row), { rows, total: 12 })).toMatchObject({ list: rows, totalCount: 12 });
    const written = z.encode(videoPageOf(row), { rows, total: 5, page: 2, pageSize: 2 });
    expect(written).toEqual({ content: rows, pagination: { page: 2, pageSize: 2, total: 5, totalPage: 3 } });
    expect(videoPageOf(row).parse(written)).toEqual({ rows, total: 5, page: 2, pageSize: 2 });
  });

  test('paging counts from 1, 20 rows unless the list says otherwise, 50 at most', () => {
    expect(paging().parse({})).toEqual({ currPage: 1, pageSize: 20 });
    expect(paging(10).parse({ currPage: '3' })).toEqual({ currPage: 3, pageSize: 10 });
    expect(videoPaging().parse({ page: '2', pageSize: '30' })).toEqual({ page: 2, pageSize: 30 });
    expect(paging().safeParse({ currPage: '0' }).success).toBe(false);
    expect(paging().safeParse({ pageSize: '51' }).success).toBe(false);
  });
});

describe('permissionTree', () => {
  const node = (id: number, parentId: number | null, sort = 0, children: PermissionNode[] = []): PermissionNode => ({
    id,
    parentId,
    code: `code${id}`,
    name: `name${id}`,
    type: 'menu',
    mainStoreOnly: 0,
    sort,
    children,
  });
  const shape = (nodes: readonly PermissionNode[]): unknown[] =>
    nodes.map(({ id, children }) => (children.length > 0 ? [id, shape(children)] : id));

  test('hangs a flat list under its parents, ordered by sort, then id', () => {
    expect(shape(permissionTree([node(3, 1, 2), node(2, 1, 1), node(1, null), node(4, null), node(5, 2)]))).toEqual([
      [1, [[2, [5]], 3]],
      4,
    ]);
  });

  test('keeps a nested answer, also when it names parents too', () => {
    expect(shape(permissionTree([node(1, null, 0, [node(2, 1), node(3, 1)])]))).toEqual([[1, [2, 3]]]);
  });

  test('shows a node whose parent is not there at the top', () => {
    expect(shape(permissionTree([node(7, 99), node(1, 0)]))).toEqual([1, 7]);
  });
});

describe('holds', () => {
  test('one code of each group is needed', () => {
    expect(holds(['admin_P1', 'admin_P1.edit'], needs('admin_P1', 'admin_P1.edit').codes)).toBe(true);
    expect(holds(['admin_P1', 'admin_P2.edit'], needs('admin_P1', 'admin_P1.edit').codes)).toBe(false);
    expect(holds(['admin_P5'], needsAny('admin_P1', 'admin_P5').codes)).toBe(true);
    expect(holds([], needsAny('admin_P1').codes)).toBe(false);
    expect(holds([], undefined)).toBe(true);
  });

  test('menu codes alone enable actions only for a login that holds no action code at all', () => {
    const edit = needs('admin_P1', 'admin_P1.edit').codes;
    expect(holds(['admin_P1', 'admin_P2'], edit)).toBe(true);
    expect(holds(['admin_P1', 'admin_P2', 'admin_P2.edit'], edit)).toBe(false);
    expect(holds(['admin_P2'], edit)).toBe(false);
  });
});
