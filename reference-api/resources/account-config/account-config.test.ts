import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountConfig } from '@/lib/contract/account-config';
import { codes } from '@/lib/contract/call/codes';
import { CONFIRM_PASSWORD } from '@/lib/contract/call/wire';
import { accountConfig as table } from '@/reference-api/database/schema/home';
import { accessLog, loginFailure } from '@/reference-api/database/schema/login';
import { DEMO_PASSWORD } from '@/reference-api/database/seed/foundation';
import type { Person } from '@/reference-api/testing/person';
import { testStack } from '@/reference-api/testing/world';

let main: Person;
const world = await testStack();
beforeAll(async () => {
  await world.database.delete(table);
  main = await world.as('admin');
});

const bank = (more: object = {}) => ({
  ...{ usage: 1, type: 3, name: '对公账户', account: '6222021234567890123', holder: '商台', bankName: '招商银行', branch: '滨江支行' },
  ...{ password: DEMO_PASSWORD, ...more },
});
const contact = (more: object = {}) => ({ usage: 2, type: 4, name: '客服', account: '12345678', ...more });
const create = (body: object, person = main) => person.send(accountConfig.create, { body });

describe('an account', () => {
  it.each([
    [bank({ type: 4 }), '该用途不支持此账号类型'],
    [contact({ type: 3, bankName: 'b', branch: 'b', account: '6222021234567890123' }), '该用途不支持此账号类型'],
    [bank({ account: '12a' }), '银行卡号格式不正确'],
    [bank({ holder: '' }), '请输入户名'],
    [bank({ branch: '' }), '请输入开户支行'],
    [bank({ type: 1, account: 'wx', qrcode: '' }), '请上传收款码'],
    [contact({ account: '0123' }), 'QQ格式不正确'],
    [contact({ type: 5, account: '电话' }), '电话格式不正确'],
  ])('is refused: %o', async (body, msg) => {
    expect((await create(body)).msg).toBe(msg);
  });

  it('domain D3: that receives money needs its own code and the login password once more', async () => {
    expect(await create(bank({ password: 'wrong1234' }))).toMatchObject({ code: codes.wrongLoginPassword });
    expect((await create(bank({ password: undefined }))).code).toBe(codes.wrongLoginPassword);
    await world.database.delete(loginFailure);
    const clerk = await world.withCodes(['admin_P6', 'admin_P6.edit']);
    expect((await create(bank(), clerk)).code).toBe(codes.noPermission);
    expect((await create(contact(), clerk)).code).toBe(0);
  });

  it('is masked, and keeps its number when the mask comes back', async () => {
    const made = await main.ask(accountConfig.create, { body: bank() });
    expect(made.account).toBe('***************0123');
    const changed = await main.ask(accountConfig.update, { body: { ...made, name: '新名', password: DEMO_PASSWORD } });
    expect(changed).toMatchObject({ name: '新名', updaterName: expect.any(String) });
    const [stored] = await world.database.select().from(table).where(eq(table.id, made.id));
    expect(stored?.account).toBe('6222021234567890123');
    const half = await main.send(accountConfig.update, { body: { ...changed, account: '*****************99', password: DEMO_PASSWORD } });
    expect(half.code).toBe(codes.invalidFields);
    const passing = { ...changed, usage: 2, type: 5, account: '10086' };
    expect((await main.send(accountConfig.update, { body: passing })).code).toBe(codes.wrongLoginPassword);
  });

  it('is the default of its use alone, and is removed only after another one is', async () => {
    await world.database.delete(table);
    await world.database.delete(loginFailure);
    const first = await main.ask(accountConfig.create, { body: bank() });
    const second = await main.ask(accountConfig.create, { body: bank({ isDefault: 1 }) });
    const { rows } = await main.ask(accountConfig.list, { query: { usage: 1 } });
    expect(rows.map(({ id, isDefault }) => [id, isDefault]).sort()).toEqual([
      [first.id, 0],
      [second.id, 1],
    ]);
    const remove = (id: number, password?: string) =>
      main.send(accountConfig.remove, { query: { id }, headers: password ? { [CONFIRM_PASSWORD]: encodeURIComponent(password) } : {} });
    expect((await remove(second.id)).code).toBe(codes.wrongLoginPassword);
    expect(await remove(second.id, DEMO_PASSWORD)).toMatchObject({ code: 60715, msg: '无法删除：请先更换默认账号' });
    expect((await remove(first.id, DEMO_PASSWORD)).code).toBe(0);
    expect((await remove(second.id, DEMO_PASSWORD)).code).toBe(0);
  });

  it('that receives money leaves a line for each who made, changed or removed it; contacts leave none', async () => {
    await world.database.delete(table);
    await world.database.delete(accessLog);
    const { id, ...made } = await main.ask(accountConfig.create, { body: bank() });
    const changed = await main.ask(accountConfig.update, { body: { id, ...made, name: '新名', password: DEMO_PASSWORD } });
    expect((await main.send(accountConfig.update, { body: { ...changed, name: '改名', password: 'wrong1234' } })).code).not.toBe(0);
    await main.ask(accountConfig.remove, { query: { id }, headers: { [CONFIRM_PASSWORD]: encodeURIComponent(DEMO_PASSWORD) } });
    await create(contact());
    const lines = await world.database.select().from(accessLog).orderBy(accessLog.id);
    expect(lines.map(({ resource, recordId, field }) => [resource, recordId, field])).toEqual(
      ['create', 'update', 'remove'].map((what) => ['accountConfig', id, what]),
    );
    expect(new Set(lines.map(({ adminId }) => adminId)).size).toBe(1);
  });

  it('that receives money is all that orders may see', async () => {
    await create(bank());
    await create(contact());
    const clerk = await world.withCodes(['admin_P3']);
    expect([...new Set((await clerk.ask(accountConfig.list)).rows.map(({ usage }) => usage))]).toEqual([1]);
  });

  it('that was the default is not brought back by a form opened before, nor given up without another', async () => {
    await world.database.delete(table);
    const first = await main.ask(accountConfig.create, { body: contact() });
    const second = await main.ask(accountConfig.create, { body: contact({ account: '87654321', isDefault: 1 }) });
    expect((await main.send(accountConfig.update, { body: { ...first, name: '旧表单' } })).code).toBe(codes.versionConflict);
    expect(await main.send(accountConfig.update, { body: { ...second, isDefault: 0 } })).toMatchObject({
      ...{ code: 60717, msg: '无法保存：请先将其他账号设为默认' },
      data: { fieldErrors: [{ field: 'isDefault' }] },
    });
  });
});

describe('accounts made or changed at the same moment', () => {
  it('leave one default of a use', async () => {
    await world.database.delete(table);
    const made = await Promise.all([1, 2, 3, 4].map((n) => create(contact({ name: `客服${n}`, isDefault: 1 }))));
    expect(made.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    const stored = () => world.database.select().from(table).where(eq(table.usage, 2));
    expect((await stored()).filter(({ isDefault }) => isDefault === 1)).toHaveLength(1);
    const { rows } = await main.ask(accountConfig.list, { query: { usage: 2 } });
    const others = rows.filter(({ isDefault }) => isDefault === 0);
    const changed = await Promise.all(others.map((row) => main.send(accountConfig.update, { body: { ...row, isDefault: 1 } })));
    expect(changed.map(({ code }) => code).filter((code) => code !== 0 && code !== codes.versionConflict)).toEqual([]);
    expect((await stored()).filter(({ isDefault }) => isDefault === 1)).toHaveLength(1);
  });
});
