import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '@/lib/contract/call/endpoint';
import { allCodes } from './auth/permission-tree';
import { admin } from './database/schema/admin';
import { store } from './database/schema/store';
import { testStack } from './testing/world';

const world = await testStack();
const closed = world.api.mounted.filter(({ access }) => !access.open);

/** Every mounted call is tried, so a noun added later is covered by being mounted. */
const each = async (
  some: (endpoint: AnyEndpoint) => boolean,
  code: (endpoint: AnyEndpoint) => Promise<unknown>,
  expected: number | string | ((endpoint: AnyEndpoint) => number),
) => {
  const tried = closed.filter(some);
  const got = Object.fromEntries(await Promise.all(tried.map(async (endpoint) => [endpoint.name, await code(endpoint)] as const)));
  expect(got).toEqual(
    Object.fromEntries(tried.map((endpoint) => [endpoint.name, typeof expected === 'function' ? expected(endpoint) : expected])),
  );
  return tried.length;
};

describe('every mounted call', () => {
  it('needs a login', async () => {
    expect(
      await each(
        () => true,
        async (endpoint) => (await world.nobody.send(endpoint)).code,
        50008,
      ),
    ).toBeGreaterThan(10);
  });

  it('refuses a main-store administrator who names another store, and a store that names the main one', async () => {
    const main = await world.withCodes(allCodes);
    const other = await world.withCodes(allCodes, 2);
    await each(
      () => true,
      async (endpoint) => (await main.send(endpoint, { headers: { storeId: '1' } })).code,
      40304,
    );
    await each(
      () => true,
      async (endpoint) => (await other.send(endpoint, { headers: { storeId: '0' } })).code,
      40304,
    );
  });

  it('refuses whoever lacks the codes of one group, whatever else they hold', async () => {
    const groups = (endpoint: AnyEndpoint) => endpoint.access.codes ?? [];
    const tried = await each(
      (endpoint) => groups(endpoint).length > 0,
      async (endpoint) => {
        const answers = await Promise.all(
          groups(endpoint).map(async (group) => {
            const lacking = await world.withCodes(allCodes.filter((code) => !group.includes(code)));
            return (await lacking.send(endpoint)).code;
          }),
        );
        return [...new Set(answers)].join();
      },
      '40303',
    );
    expect(tried).toBeGreaterThan(10);
  });

  it('keeps what is for the main store alone from any other store', async () => {
    const other = await world.withCodes(allCodes, 2);
    await each(
      ({ access }) => access.mainStore === true,
      async (endpoint) => (await other.send(endpoint)).code,
      40301,
    );
  });

  it('keeps a feature from a store that does not have it', async () => {
    await world.database.update(store).set({ auths: '' }).where(eq(store.id, 1));
    const without = await world.withCodes(allCodes, 1);
    await each(
      ({ access }) => access.storeAuth !== undefined && !access.mainStore,
      async (endpoint) => (await without.send(endpoint)).code,
      ({ access }) => (access.storeAuth === 'UPLOAD_GOODS' ? 40302 : 40307),
    );
  });

  it('is closed to a one-time password unless it says otherwise', async () => {
    const fresh = await world.withCodes(allCodes);
    await world.database.update(admin).set({ mustChangePassword: 1 }).where(eq(admin.id, fresh.adminId));
    await each(
      ({ access }) => !access.withOneTimePassword,
      async (endpoint) => (await fresh.send(endpoint)).code,
      40303,
    );
  });

  it('asks for actions by their own codes: the menu alone opens the list and nothing else', async () => {
    const menuOnly = await world.withCodes(['admin_P7']);
    const answer = async (name: string) => {
      const endpoint = closed.find((one) => one.name === name);
      return endpoint ? (await menuOnly.send(endpoint)).code : 'not mounted';
    };
    expect(await answer('user.list')).toBe(0);
    expect(await answer('user.remove')).toBe(40303);
    expect(await answer('role.create')).toBe(40303);
  });
});

describe('what is no call', () => {
  it('is told in the envelope with HTTP 404', async () => {
    const answer = await world.api.app.request('/v1/admin/nothing/here', { headers: { 'accept-language': 'en' } });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 40401, msg: 'Endpoint does not exist' });
  });

  it('has no test paths without test mode', async () => {
    for (const path of ['/test/clock', '/test/tick', '/test/anything']) {
      const answer = await world.api.app.request(path, { method: 'POST', body: '{"now":null}' });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe('');
    }
  });
});
