import type { ApiCaller } from './api-caller';
import { PASSWORD } from './api-caller';

let made = 0;

/** An administrator of the main store with just these permissions, made for one test so that it disturbs nobody else. */
export async function makeAdministrator(
  api: ApiCaller,
  permissions: readonly string[],
): Promise<{ username: string; id: number; roleId: number }> {
  made += 1;
  const name = `journey_${process.pid}_${made}`;
  const role = { name, code: name, permissions, scope: 1 };
  const { id: roleId } = (await api.as('admin', 'POST', '/v1/admin/role', role)) as { id: number };
  const user = { username: name, password: PASSWORD, name: '旅程', roleIds: [roleId] };
  const { id } = (await api.as('admin', 'POST', '/v1/admin/user', user)) as { id: number };
  return { username: name, id, roleId };
}

/** Somebody who works for another store with just these permissions. */
export async function makeStoreClerk(
  api: ApiCaller,
  store: 'store1' | 'store2',
  permissions: readonly string[],
): Promise<{ username: string }> {
  made += 1;
  const username = `clerk_${process.pid}_${made}`;
  const { id } = (await api.as(store, 'POST', '/v1/admin/role', { name: username, code: username, permissions, scope: 2 })) as {
    id: number;
  };
  await api.as(store, 'POST', '/v1/admin/user', { username, password: PASSWORD, name: '店员', roleIds: [id] });
  return { username };
}
