import { describe, expect, it } from 'vitest';
import { distributorLevel, distributorLevelDefault, distributorLevelStatus } from '@/lib/contract/distributor-level';
import { memberLevel, memberLevelDefault, memberLevelStatus } from '@/lib/contract/member-level';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');

// Both kinds of level follow the same rules; what they are called by is alike, what else they hold does not matter here.
type AnyLevel = typeof memberLevel;

describe.each([
  {
    name: 'member levels',
    level: memberLevel,
    status: memberLevelStatus,
    makeDefault: memberLevelDefault,
    inUse: 60111,
    counted: 'memberCount',
    draft: { name: '钻石', grade: 50, growthMin: 90_000_000, icon: '/media/x.png' },
  },
  {
    name: 'distributor levels',
    level: distributorLevel as unknown as AnyLevel,
    status: distributorLevelStatus,
    makeDefault: distributorLevelDefault,
    inUse: 60206,
    counted: 'distributorCount',
    draft: { name: '钻石', grade: 50 },
  },
])('$name', ({ level, status, makeDefault, inUse, counted, draft }) => {
  it('are added, changed and removed', async () => {
    const made = await admin.ask(level.create, { body: draft });
    const { rows } = await admin.ask(level.list, {});
    expect(rows.map(({ grade }) => grade)).toEqual([...rows.map(({ grade }) => grade)].sort((a, b) => a - b));
    expect(await admin.send(level.create, { body: { ...draft, grade: 51, growthMin: 91_000_000 } })).toMatchObject({
      code: 40001,
      msg: '等级名称已存在',
    });
    const saved = await admin.send(level.update, { body: { ...draft, id: made.id, version: made.version, name: '钻石二' } });
    expect(saved).toMatchObject({ code: 0, data: { name: '钻石二' } });
    await admin.ask(level.remove, { query: { id: made.id } });
  });

  it('domain D14: keep exactly one default, which is neither disabled nor removed, and answer with state and version', async () => {
    const { rows } = await admin.ask(level.list, {});
    const present = rows.find(({ isDefault }) => isDefault === 1);
    expect((await admin.send(status, { body: { id: present?.id, status: 0 } })).code).toBe(60113);
    expect((await admin.send(level.remove, { query: { id: present?.id } })).code).toBe(60114);
    const other = rows.find(({ isDefault }) => isDefault === 0);
    expect(await admin.ask(makeDefault, { body: { id: other?.id } })).toMatchObject({
      id: other?.id,
      status: 1,
      version: expect.any(Number),
    });
    const after = await admin.ask(level.list, {});
    expect(after.rows.filter(({ isDefault }) => isDefault === 1).map(({ id }) => id)).toEqual([other?.id]);
    await admin.ask(makeDefault, { body: { id: present?.id } });
  });

  it('domain D10: a disabled one does not become the default, and is told so', async () => {
    const { rows } = await admin.ask(level.list, {});
    const other = rows.find(({ isDefault }) => isDefault === 0);
    expect(await admin.ask(status, { body: { id: other?.id, status: 0 } })).toMatchObject({ id: other?.id, status: 0 });
    expect((await admin.send(makeDefault, { body: { id: other?.id } })).code).toBe(60112);
    expect((await admin.ask(level.list, {})).rows.find(({ id }) => id === other?.id)?.isDefault).toBe(0);
    await admin.ask(status, { body: { id: other?.id, status: 1 } });
  });

  it('domain D9: never become the default and disabled at the same moment', async () => {
    const { rows } = await admin.ask(level.list, {});
    const present = rows.find(({ isDefault }) => isDefault === 1);
    const other = rows.find(({ isDefault }) => isDefault === 0);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([admin.send(makeDefault, { body: { id: other?.id } }), admin.send(status, { body: { id: other?.id, status: 0 } })]);
      const after = await admin.ask(level.list, {});
      expect(after.rows.filter((row) => row.isDefault === 1).map((row) => row.status)).toEqual([1]);
      await admin.ask(makeDefault, { body: { id: present?.id } });
      await admin.ask(status, { body: { id: other?.id, status: 1 } });
    }
  });

  it('domain D14: keep exactly one default when two are made it at the same moment', async () => {
    const { rows } = await admin.ask(level.list, {});
    const present = rows.find(({ isDefault }) => isDefault === 1);
    const others = rows.filter(({ isDefault }) => isDefault === 0).slice(0, 2);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(others.map(({ id }) => admin.send(makeDefault, { body: { id } })));
      expect((await admin.ask(level.list, {})).rows.filter(({ isDefault }) => isDefault === 1)).toHaveLength(1);
      await admin.ask(makeDefault, { body: { id: present?.id } });
    }
  });

  it('are not removed while somebody has them', async () => {
    const { rows } = await admin.ask(level.list, {});
    const used = rows.find((row) => row.isDefault === 0 && Reflect.get(row, counted) > 0);
    expect((await admin.send(level.remove, { query: { id: used?.id } })).code).toBe(inUse);
  });

  it('are read only for other stores', async () => {
    const store2 = await world.as('store2');
    expect((await store2.ask(level.list, {})).rows.length).toBeGreaterThan(0);
    expect((await store2.send(level.create, { body: draft })).code).toBe(40301);
  });
});
