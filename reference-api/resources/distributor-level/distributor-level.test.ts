import { describe, expect, it } from 'vitest';
import { distributorLevel } from '@/lib/contract/distributor-level';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');

describe('the conditions of a distributor level', () => {
  it.each([
    [{ grade: 100 }, '等级范围为 1-99'],
    [{ firstPercent: 100.5 }, '一级佣金比例范围为 0-100'],
    [{ upgradeType: 1, condOrders: 5_000_000_000 }, '推广订单数范围为 0-99999999'],
    [{ firstPercent: 80, secondPercent: 30 }, '佣金比例之和不能大于 100%'],
    [{ upgradeType: 1 }, '请至少设置一项升级条件'],
    [{ upgradeType: 1, condMembers: 1 }, '直推人数不能小于上一等级的'],
  ])('%j is refused', async (change, msg) => {
    const answer = await admin.send(distributorLevel.create, { body: { name: '试', grade: 60, ...change } });
    expect(answer.msg).toContain(msg);
  });

  it('includes that the second tier is 0 where the settings have one tier', async () => {
    const create = (name: string, grade: number) => admin.send(distributorLevel.create, { body: { name, grade, secondPercent: 1 } });
    const setTiers = (values: string) => world.sql(`update system_config set "values" = '${values}' where name = 'distribution'`);
    expect((await create('两级', 61)).code).toBe(0);
    for (const values of ['{"tiers":1}', '{}', '{"tiers":"many"}']) {
      await setTiers(values);
      expect(await create('一级', 62)).toMatchObject({ code: 60209, data: { fieldErrors: [{ field: 'secondPercent' }] } });
    }
    await setTiers('{"tiers":2}');
  });

  it('counts for nothing where members are raised by hand: the next grade is compared with the nearest below that has conditions', async () => {
    const { rows } = await admin.ask(distributorLevel.list, {});
    const below = rows.findLast(({ upgradeType, grade }) => upgradeType !== 0 && grade < 70);
    if (!below) throw new Error('the seed has no level with conditions');
    const byHand = await admin.ask(distributorLevel.create, {
      body: { name: '手动', grade: 70, condMembers: 9_000_000, condAmount: null },
    });
    expect(byHand).toMatchObject({ condMembers: 0, condOrders: 0, condAmount: 0 });
    // Stored when what nobody sees was kept.
    await world.sql(`update distributor_level set cond_members = 9000000 where id = ${byHand.id}`);
    const { condMembers, condOrders, condAmount } = below;
    const create = (name: string, grade: number, more: object) =>
      admin.send(distributorLevel.create, { body: { name, grade, upgradeType: 1, condMembers, condOrders, condAmount, ...more } });
    expect((await create('自动', 71, {})).code).toBe(0);
    expect((await create('更易', 72, { condMembers: condMembers - 1 })).code).toBe(60211);
  });
});
