import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readStoreInfo } from '@/lib/contract/store-info';
import { changePassword, info, kick, login, resetPassword, user, userStatus } from '@/lib/contract/user';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { adminToken } from './database/schema/login';
import { store } from './database/schema/store';
import { cleanTokens } from './jobs/token-clean';
import { testStack } from './testing/world';

const PASSWORD = 'Shangtai123';
const world = await testStack();
beforeEach(() => world.clock.freeze(null));

const signIn = (username: string, password: string, from = '9.9.9.9') =>
  world.nobody.send(login, { body: { username, password }, headers: { 'x-forwarded-for': from } });

describe('signing in', () => {
  it('answers a token and the store, and tells who it is', async () => {
    const admin = await world.as('admin');
    expect(admin.storeId).toBe(0);
    const who = await admin.ask(info);
    expect(who).toMatchObject({ name: '林知远', power: 'platform', storeId: 0, mustChangePassword: 0 });
    expect(who?.permission).toContain('admin_P7.user');
    expect(who?.permission).not.toContain('platform');
    expect(await (await world.as('store1')).ask(info)).toMatchObject({ power: '', storeId: 1 });
  });

  it('row 84: takes the name with spaces around and in any case, and the password byte for byte', async () => {
    expect(await signIn('  ADMIN ', PASSWORD)).toMatchObject({ code: 0 });
    expect(await signIn('admin', `${PASSWORD} `)).toMatchObject({ code: 60806, msg: '无法登录：账号或密码不正确' });
    expect(await signIn('no_such', PASSWORD)).toMatchObject({ code: 60806 });
  });

  it('speaks the language asked for', async () => {
    const refused = await world.nobody.send(login, {
      body: { username: 'admin', password: 'x' },
      language: 'en',
      headers: { 'x-forwarded-for': '8.8.8.8' },
    });
    expect(refused.msg).toBe('Cannot sign in: username or password is not correct');
  });

  it('refuses a disabled account and a closed store, after the right password only', async () => {
    expect(await signIn('disabled', PASSWORD)).toMatchObject({ code: 60807, msg: '无法登录：账号已停用' });
    expect(await signIn('disabled', 'wrong123')).toMatchObject({ code: 60806 });
    await world.database.update(store).set({ status: 3 }).where(eq(store.id, 1));
    expect(await signIn('store1', PASSWORD)).toMatchObject({ code: 40305 });
    await world.database.update(store).set({ status: 1 }).where(eq(store.id, 1));
  });

  it('keeps nothing a thief of the database could sign in with', async () => {
    const { token } = await world.as('clerk');
    const kept = JSON.stringify(await world.database.select().from(adminToken));
    expect(kept).not.toContain(token);
    expect(token.length).toBeGreaterThan(40);
  });
});

describe('throttling (5 failures in 15 minutes by username and address)', () => {
  it('refuses the sixth attempt, even with the right password, until the time is over', async () => {
    for (let times = 0; times < 5; times += 1) expect(await signIn('clerk', 'wrong123', '1.2.3.4')).toMatchObject({ code: 60806 });
    expect(await signIn('clerk', PASSWORD, '1.2.3.4')).toMatchObject({ code: 60808, msg: '无法登录：失败次数过多，请 15 分钟后再试' });
    expect(await signIn('clerk', PASSWORD, '1.2.3.5'), 'another address').toMatchObject({ code: 0 });
    expect(await signIn('store2', PASSWORD, '1.2.3.4'), 'another name').toMatchObject({ code: 0 });
    world.clock.freeze(new Date(Date.now() + 15 * 60_000 + 1_000));
    expect(await signIn('clerk', PASSWORD, '1.2.3.4')).toMatchObject({ code: 0 });
  });

  it('counts attempts sent at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => signIn('store1', 'wrong123', '5.6.7.8')));
    expect(all.filter(({ code }) => code === 60806)).toHaveLength(5);
    expect(all.filter(({ code }) => code === 60808)).toHaveLength(7);
  });

  it('starts anew after the right password', async () => {
    for (let times = 0; times < 4; times += 1) await signIn('store2', 'wrong123', '7.7.7.7');
    await signIn('store2', PASSWORD, '7.7.7.7');
    expect(await signIn('store2', 'wrong123', '7.7.7.7')).toMatchObject({ code: 60806 });
    expect(await signIn('store2', PASSWORD, '7.7.7.7')).toMatchObject({ code: 0 });
  });
});

describe('the end of a login', () => {
  it('is 50008 for a token nobody gave out', async () => {
    const stranger = { headers: { token: 'x'.repeat(43) } };
    expect(await world.nobody.send(info, stranger)).toMatchObject({ code: 50008, msg: '登录状态无效，请重新登录' });
    expect(await world.nobody.send(info)).toMatchObject({ code: 50008 });
  });

  it('is 50014 twelve hours after the last call, not after the first', async () => {
    const clerk = await world.as('clerk');
    const start = Date.now();
    const codeAt = async (hours: number) => {
      world.clock.freeze(new Date(start + hours * 3_600_000));
      return (await clerk.send(info)).code;
    };
    expect(await codeAt(11.9)).toBe(0);
    expect(await codeAt(23.8)).toBe(0);
    expect(await codeAt(35.9)).toBe(50014);
  });

  it('is 50012 after a kick, a disable and a reset of the password', async () => {
    const admin = await world.as('admin');
    const codeAfter = async (act: (id: number) => Promise<unknown>) => {
      const victim = await world.withCodes(['admin_P1']);
      expect(await victim.send(info)).toMatchObject({ code: 0 });
      await act(victim.adminId);
      return (await victim.send(info)).code;
    };
    expect(await codeAfter((id) => admin.ask(kick, { body: { id } }))).toBe(50012);
    expect(await codeAfter((id) => admin.ask(userStatus, { body: { ids: [id], status: 0 } }))).toBe(50012);
    expect(await codeAfter((id) => admin.ask(resetPassword, { body: { id } }))).toBe(50012);
    expect(await codeAfter((id) => admin.ask(user.remove, { query: { id } }))).toBe(50012);
  });

  it('comes with the store closing, and the clean-up forgets it only much later', async () => {
    const store2 = await world.as('store2');
    await world.database.update(store).set({ status: 3 }).where(eq(store.id, 2));
    expect(await store2.send(info)).toMatchObject({ code: 50012 });
    await world.database.update(store).set({ status: 1 }).where(eq(store.id, 2));
    world.clock.freeze(new Date(Date.now() + 2 * DAY_MS));
    await cleanTokens(world.context);
    expect(await store2.send(info)).toMatchObject({ code: 50014 });
    world.clock.freeze(new Date(Date.now() + 40 * DAY_MS));
    await cleanTokens(world.context);
    expect(await store2.send(info)).toMatchObject({ code: 50008 });
  });
});

describe('a one-time password', () => {
  it('opens nothing but the three calls around its own change', async () => {
    const admin = await world.as('admin');
    const { adminId } = await world.withCodes(['admin_P7', 'admin_P7.user']);
    const { tempPassword } = await admin.ask(resetPassword, { body: { id: adminId } });
    const { rows } = await admin.ask(user.list, { query: { keyword: 'somebody', pageSize: 50 } });
    const username = rows.find(({ id }) => id === adminId)?.username ?? '';
    const fresh = await world.as(username, tempPassword);
    expect(await fresh.ask(info)).toMatchObject({ mustChangePassword: 1 });
    expect(await fresh.send(readStoreInfo)).toMatchObject({ code: 0 });
    expect(await fresh.send(user.list)).toMatchObject({ code: 40303, msg: '没有操作权限' });

    const elsewhere = await world.as(username, tempPassword);
    expect(await fresh.send(changePassword, { body: { oldPassword: 'wrong', newPassword: 'NewOne2026' } })).toMatchObject({
      code: 60814,
      data: { fieldErrors: [{ field: 'oldPassword', msg: '原密码不正确' }] },
    });
    await fresh.ask(changePassword, { body: { oldPassword: tempPassword, newPassword: 'NewOne2026' } });
    expect(await fresh.send(user.list)).toMatchObject({ code: 0 });
    expect(await elsewhere.send(info), 'other logins of the account end').toMatchObject({ code: 50012 });
    expect(await signIn(username, tempPassword, '3.3.3.3')).toMatchObject({ code: 60806 });
  });
});
