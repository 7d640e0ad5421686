import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { otherStoreConfigInfo, otherStoreConfigSave } from '@/lib/contract/other-store-config';
import { systemConfigInfo, systemConfigSave } from '@/lib/contract/system-config';
import { systemConfig } from '@/reference-api/database/schema/system-config';
import { readSettings } from '@/reference-api/settings/read-settings';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const main = await world.as('admin');
const other = await world.withCodes(['admin_P6', 'admin_P6.edit'], 1);

const save = async (change: (config: Awaited<ReturnType<typeof read>>) => object, person = main) => {
  const config = await read(person);
  return person.send(systemConfigSave, { body: { ...config, ...change(config) } });
};
const read = (person = main) => person.ask(systemConfigInfo);

describe('the settings', () => {
  it('answer all groups with their defaults, and are saved as a whole with one version', async () => {
    const { version, ...groups } = await read();
    expect(Object.keys(groups)).toEqual([
      'basic',
      'trade',
      'freight',
      'points',
      'distribution',
      'withdraw',
      'balance',
      'invoice',
      'media',
      'map',
      'notice',
    ]);
    expect((await save(({ trade }) => ({ trade: { ...trade, minPay: 500 } }))).code).toBe(0);
    expect(await read()).toMatchObject({ version: version + 1, trade: { minPay: 500, autoCloseMinutes: 30 } });
    expect((await readSettings(world.database, ['trade'])).trade.minPay).toBe(500);
    expect((await save(() => ({ version }))).code).toBe(codes.versionConflict);
  });

  it.each([
    ['freight', { freeShippingEnabled: 1, freeShippingMin: 0 }, '请输入包邮金额'],
    ['distribution', { first: 60, second: 50 }, '佣金比例之和不能大于 100%'],
    ['balance', { options: [{ amount: 100 }, { amount: 100 }] }, '充值选项重复'],
    ['withdraw', { types: [] }, '请选择提现方式'],
    ['trade', { refundReasons: [] }, '请至少添加一个退款原因'],
    ['trade', { returnReasons: [] }, '请至少添加一个退货原因'],
    ['trade', { autoCloseMinutes: 4 }, '未付款自动关闭(分钟)范围为 5-1440'],
    ['trade', { minPay: 1_000_000 }, '最低订单金额范围为 0-9999.99'],
    ['invoice', { enabled: 1, types: [] }, '请选择发票类型'],
    ['basic', { storefrontUrl: 'http://shop.example' }, '商城地址须以 https:// 开头'],
  ])('refuse %s with %o', async (group, values, msg) => {
    const answer = await save((config) => ({ [group]: { ...Object(Reflect.get(config, group)), ...values } }));
    expect(answer).toMatchObject({ code: codes.invalidFields, msg });
  });

  it('bring unknown keys back complete, at the top, in groups and in entries of lists', async () => {
    const key = fc.stringMatching(/^x[a-z]{2,8}$/);
    await fc.assert(
      fc.asyncProperty(key, fc.jsonValue({ depthSize: 'small' }), async (name, value) => {
        const answer = await save(({ trade, balance }) => ({
          [name]: value,
          trade: { ...trade, [name]: value },
          balance: { ...balance, options: [{ amount: 100, gift: 1, [name]: value }] },
        }));
        expect(answer.code).toBe(0);
        const config = await read();
        const plain = JSON.parse(JSON.stringify(value));
        expect(Reflect.get(config, name)).toEqual(plain);
        expect(Reflect.get(config.trade ?? {}, name)).toEqual(plain);
        expect(Reflect.get(config.balance?.options[0] ?? {}, name)).toEqual(plain);
      }),
      { numRuns: 25 },
    );
  });

  it('never show a secret, and keep it when its mask comes back', async () => {
    await save(({ map }) => ({ map: { ...map, geocoderKey: 'the-key' } }));
    expect((await read()).map).toMatchObject({ geocoderKey: '******', pickerKey: '' });
    await save(() => ({}));
    expect((await readSettings(world.database, ['map'])).map.geocoderKey).toBe('the-key');
    const clerk = await world.withCodes(['admin_P1']);
    expect((await clerk.ask(systemConfigInfo)).map).toMatchObject({ geocoderKey: '' });
    await save(({ map }) => ({ map: { ...map, geocoderKey: '' } }));
    expect((await readSettings(world.database, ['map'])).map.geocoderKey).toBe('');
  });

  it('clean rich text', async () => {
    await save(({ basic }) => ({ basic: { ...basic, aboutUs: '<p onclick="x()">关于</p><script>x()</script>' } }));
    expect((await read()).basic?.aboutUs).toBe('<p>关于</p>');
  });

  it('domain D3: give everybody sizes, maps, times and names, and no more to whoever may not see parameters', async () => {
    const clerk = await world.withCodes(['admin_P1']);
    const { version: _own, ...groups } = await clerk.ask(systemConfigInfo);
    expect(Object.keys(groups).sort()).toEqual(['basic', 'map', 'media', 'trade']);
  });
});

describe('the settings of another store', () => {
  it('begin with those of the main store, are its own once saved, and hold invoice and notice alone', async () => {
    await save(({ invoice }) => ({ invoice: { ...invoice, applyDays: 30 } }));
    expect((await read(other)).invoice?.applyDays).toBe(30);
    const answer = await save(({ invoice, trade }) => ({ invoice: { ...invoice, applyDays: 10 }, trade: { ...trade, minPay: 1 } }), other);
    expect(answer.code).toBe(0);
    expect((await read(other)).invoice?.applyDays).toBe(10);
    expect((await read()).invoice?.applyDays).toBe(30);
    expect((await readSettings(world.database, ['trade'])).trade.minPay).not.toBe(1);
    const stored = await world.database.select({ name: systemConfig.name }).from(systemConfig).where(eq(systemConfig.storeId, 1));
    expect(stored.map(({ name }) => name).sort()).toEqual(['invoice', 'notice']);
  });
});

describe('the rules for the other stores', () => {
  it('are kept with a version of their own and an existing default level', async () => {
    const config = await main.ask(otherStoreConfigInfo);
    expect(config).toMatchObject({ applyEnabled: 1, needLicense: 1, maxUploadMb: 100, expireRemindDays: 7 });
    const write = (more: object) => main.send(otherStoreConfigSave, { body: { ...config, ...more } });
    expect(await write({ defaultLevelId: 0 })).toMatchObject({ code: codes.invalidFields, msg: '请选择默认门店等级' });
    expect((await write({ defaultLevelId: 99_999 })).code).toBe(codes.notFound);
    expect((await write({ defaultLevelId: 1, maxUploadMb: 50, laterKey: [1] })).code).toBe(0);
    expect(await main.ask(otherStoreConfigInfo)).toMatchObject({ maxUploadMb: 50, laterKey: [1], version: config.version + 1 });
    expect((await write({ defaultLevelId: 1 })).code).toBe(codes.versionConflict);
  });

  it('begin new stores on no level out of use; the one they begin on already may stay', async () => {
    const write = async (more: object) => main.send(otherStoreConfigSave, { body: { ...(await main.ask(otherStoreConfigInfo)), ...more } });
    await write({ defaultLevelId: 1 });
    await world.sql('update store_level set status = 0 where id in (1, 2)');
    const answers = [await write({ defaultLevelId: 2 }), await write({ maxUploadMb: 60 })];
    await world.sql('update store_level set status = 1 where id in (1, 2)');
    expect(answers).toMatchObject([{ code: codes.invalidFields, data: { fieldErrors: [{ field: 'defaultLevelId' }] } }, { code: 0 }]);
  });
});
