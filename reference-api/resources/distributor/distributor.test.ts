import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  distributor,
  distributorCreate,
  distributorExport,
  distributorInfo,
  distributorLevelChange,
  distributorParent,
  distributorQrcode,
  distributorRetire,
  distributorStatusChange,
} from '@/lib/contract/distributor';
import { distributorCommissions, distributorMembers, distributorOrders } from '@/lib/contract/distributor/detail';
import {
  distributorApply,
  distributorApplyApprove,
  distributorApplyReject,
  distributorApplyRemove,
  distributorApplyReveal,
} from '@/lib/contract/distributor-apply';
import { distributorLevel, distributorLevelDefault, distributorLevelStatus } from '@/lib/contract/distributor-level';
import { memberParent, memberStatusChange } from '@/lib/contract/member/action';
import { memberLevel, memberLevelDefault, memberLevelStatus } from '@/lib/contract/member-level';
import { parseCsv } from '@/lib/format/csv';
import { expectLedgersToAgree } from '@/reference-api/testing/ledger-invariants';
import type { Person } from '@/reference-api/testing/person';
import { openTestStack, type TestStack } from '@/reference-api/testing/world';

let world: TestStack;
let admin: Person;
beforeAll(async () => {
  world = await openTestStack();
  admin = await world.as('admin');
});
afterEach(() => expectLedgersToAgree(world.database));
afterAll(() => world.close());

const sql = async <Row>(text: string): Promise<Row[]> => (await world.pool.query(text)).rows as Row[];
const first = async <Row>(text: string): Promise<Row> => {
  const [row] = await sql<Row>(text);
  if (!row) throw new Error(`no row: ${text}`);
  return row;
};
const plainMember = () =>
  first<{ id: number; store_id: number }>(
    'select id, store_id from member where is_distributor = 0 and status = 1 and id not in (select member_id from distributor_apply) order by id limit 1',
  );

describe('domain D11: the promotion code', () => {
  it('leads to the storefront, and nowhere while no address is set', async () => {
    const { rows } = await admin.ask(distributor.list, {});
    const id = rows[0]?.id ?? 0;
    expect((await admin.ask(distributorQrcode, { query: { id } })).h5Url).toBe('');
    await sql(`insert into system_config (store_id, name, "values", update_time) values (0, 'basic', '{"storefrontUrl":"https://shop.example/m/"}', now())
      on conflict (store_id, name) do update set "values" = system_config."values" || excluded."values"`);
    expect((await admin.ask(distributorQrcode, { query: { id } })).h5Url).toMatch(/^https:\/\/shop\.example\/m\/h5\/invite\?code=\w+$/);
  });
});

describe('distributors', () => {
  it('are summed up as SQL does', async () => {
    const { total, summary } = await admin.ask(distributor.list, {});
    const [sums] = await sql('select count(*) as count, sum(commission_total)::bigint as total from distributor');
    expect({ total, commissionTotal: summary?.commissionTotal }).toEqual({
      total: (sums as { count: number }).count,
      commissionTotal: (sums as { total: number }).total,
    });
    expect(summary?.commissionTotal).toBeGreaterThan(0);
  });

  it('have their people, orders and commissions', async () => {
    const { rows } = await admin.ask(distributor.list, { query: { sortField: 'commissionTotal' } });
    const id = rows[0]?.id ?? 0;
    const people = await admin.ask(distributorMembers.list, { query: { id, tier: 1 } });
    expect(people.total).toBe(rows[0]?.firstCount);
    const orders = await admin.ask(distributorOrders.list, { query: { id, pageSize: 50 } });
    const commissions = await admin.ask(distributorCommissions.list, { query: { id, pageSize: 50 } });
    expect(orders.total).toBe(commissions.total);
    expect(commissions.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(rows[0]?.commissionTotal);
  });

  it('domain D14: every action answers id, state and version', async () => {
    const { id } = await plainMember();
    await admin.ask(distributorCreate, { body: { memberId: id } });
    const answers = [
      await admin.ask(distributorStatusChange, { body: { id, status: 0, reason: '刷单' } }),
      await admin.ask(distributorParent, { body: { id, parentId: null } }),
      await admin.ask(distributorRetire, { body: { id, reason: '违规' } }),
    ];
    expect(answers).toEqual([0, 0, -1].map((status) => ({ id, status, version: expect.any(Number) })));
  });

  it('domain D9: unfrozen and dismissed at the same moment, somebody is dismissed whole or not at all', async () => {
    const { id } = await plainMember();
    for (let round = 0; round < 4; round += 1) {
      await admin.ask(distributorCreate, { body: { memberId: id } });
      await admin.ask(distributorStatusChange, { body: { id, status: 0, reason: '刷单' } });
      await Promise.all([
        admin.send(distributorRetire, { body: { id, reason: '违规' } }),
        admin.send(distributorStatusChange, { body: { id, status: 1 } }),
      ]);
      expect(
        await first(`select d.status, m.is_distributor from distributor d join member m on m.id = d.member_id where m.id = ${id}`),
      ).toEqual({ status: -1, is_distributor: 0 });
    }
  });

  it('domain D8: the tiers follow a referrer that is changed, taken away or dismissed', async () => {
    const { id: below } = await plainMember();
    const promoters = await sql<{ id: number }>(
      `select member_id as id from distributor d join member m on m.id = d.member_id where d.status = 1 and m.parent_id is null and m.id <> ${below} order by member_id limit 2`,
    );
    const [one, two] = promoters.map(({ id }) => id);
    const counts = async () =>
      Promise.all(
        promoters.map(async ({ id }) => {
          const { firstCount } = await admin.ask(distributorInfo, { query: { id } });
          return firstCount;
        }),
      );
    const [first0 = 0, second0 = 0] = await counts();
    await admin.ask(memberParent, { body: { id: below, parentId: one } });
    expect(await counts()).toEqual([first0 + 1, second0]);
    await admin.ask(memberParent, { body: { id: below, parentId: two } });
    expect(await counts()).toEqual([first0, second0 + 1]);
    await admin.ask(memberParent, { body: { id: below, parentId: null } });
    expect(await counts()).toEqual([first0, second0]);
  });

  it('are added once', async () => {
    const { id } = await plainMember();
    const made = await admin.ask(distributorCreate, { body: { memberId: id } });
    expect(made).toMatchObject({ id, status: 1, source: 2, levelId: 1, commissionTotal: 0 });
    expect(await admin.send(distributorCreate, { body: { memberId: id } })).toMatchObject({
      code: 60201,
      msg: '无法添加：该用户已是分销商',
    });
  });

  it('are frozen with a reason, moved to another level, and dismissed for good', async () => {
    const { id } = await plainMember();
    await admin.ask(distributorCreate, { body: { memberId: id } });
    expect(await admin.send(distributorStatusChange, { body: { id, status: 0 } })).toMatchObject({ code: 40001 });
    await admin.ask(distributorStatusChange, { body: { id, status: 0, reason: '刷单' } });
    expect(await admin.ask(distributorInfo, { query: { id } })).toMatchObject({ status: 0 });
    expect(await admin.ask(distributorLevelChange, { body: { ids: [id], levelId: 2 } })).toMatchObject({ success: 1 });
    await admin.ask(distributorRetire, { body: { id, reason: '违规' } });
    expect(await admin.ask(distributorInfo, { query: { id } })).toMatchObject({ status: -1, firstCount: 0 });
    expect((await admin.send(distributorStatusChange, { body: { id, status: 1 } })).code).toBe(40903);
    expect(await first(`select is_distributor from member where id = ${id}`)).toEqual({ is_distributor: 0 });
  });

  it('leave their people to their own referrer when dismissed', async () => {
    const { id, above } = await first<{ id: number; above: number }>(
      'select m.id, m.parent_id as above from member m join distributor d on d.member_id = m.id and d.status = 1 where m.parent_id is not null and exists (select 1 from member c where c.parent_id = m.id) limit 1',
    );
    const people = await sql<{ id: number }>(`select id from member where parent_id = ${id}`);
    await admin.ask(distributorRetire, { body: { id, reason: '违规' } });
    const moved = await sql<{ parent_id: number }>(`select parent_id from member where id in (${people.map((each) => each.id).join()})`);
    expect(new Set(moved.map(({ parent_id }) => parent_id))).toEqual(new Set([above]));
  });

  it('cannot be their own referrer', async () => {
    const { id } = await first<{ id: number }>('select member_id as id from distributor where status = 1 limit 1');
    expect((await admin.send(distributorParent, { body: { id, parentId: id } })).code).toBe(60202);
  });

  it('of another store need its feature to be changed', async () => {
    const store1 = await world.as('store1');
    await world.pool.query("update store set auths = '' where id = 1");
    const { id } = await first<{ id: number }>('select member_id as id from distributor where store_id = 1 and status = 1 limit 1');
    expect(await store1.send(distributorStatusChange, { body: { id, status: 0, reason: '试' } })).toMatchObject({ code: 40307 });
  });

  it('are exported as listed', async () => {
    const rows = parseCsv(await (await admin.fetch(distributorExport, {})).text());
    expect(rows.length - 1).toBe((await admin.ask(distributor.list, {})).total);
  });
});

describe('applications', () => {
  const pending = () =>
    first<{ id: number; member_id: number }>(
      'select a.id, a.member_id from distributor_apply a join member m on m.id = a.member_id where a.status = 0 and m.status = 1 and m.is_distributor = 0 order by a.id limit 1',
    );

  it('count their tabs as SQL does', async () => {
    const { tabs } = await admin.ask(distributorApply.list, { query: { tab: '0' } });
    const counted = await sql<{ status: number; n: number }>(
      'select status, count(*) as n from distributor_apply where deleted_at is null group by status',
    );
    const of = (status: number) => counted.find((each) => each.status === status)?.n ?? 0;
    expect(tabs).toEqual({ all: counted.reduce((sum, { n }) => sum + n, 0), 0: of(0), 1: of(1), 2: of(2) });
  });

  it('make a distributor when approved, and are decided once', async () => {
    const { id, member_id } = await pending();
    const both = await Promise.all([1, 2].map(() => admin.ask(distributorApplyApprove, { body: { ids: [id] } })));
    expect(both.map(({ success }) => success).sort()).toEqual([0, 1]);
    expect(both.flatMap(({ failed }) => failed)).toEqual([{ id, code: 40903, msg: '无法处理：该申请已被处理，请刷新' }]);
    expect(await admin.ask(distributorInfo, { query: { id: member_id } })).toMatchObject({ status: 1, source: 1 });
  });

  it('stay pending when their member is disabled', async () => {
    const { id, member_id } = await pending();
    await admin.ask(memberStatusChange, { body: { ids: [member_id], status: 0, reason: '试' } });
    expect((await admin.ask(distributorApplyApprove, { body: { ids: [id] } })).failed).toEqual([
      { id, code: 60105, msg: '无法通过：用户已禁用' },
    ]);
    expect(await first(`select status from distributor_apply where id = ${id}`)).toEqual({ status: 0 });
  });

  it('are rejected with a reason, and only then removed', async () => {
    const { id } = await pending();
    expect(await admin.send(distributorApplyReject, { body: { ids: [id], reason: '' } })).toMatchObject({
      code: 40001,
      msg: '请输入驳回原因',
    });
    expect((await admin.send(distributorApplyRemove, { query: { id } })).code).toBe(40903);
    await admin.ask(distributorApplyReject, { body: { ids: [id], reason: '资料不全' } });
    await admin.ask(distributorApplyRemove, { query: { id } });
    expect((await admin.send(distributorApplyRemove, { query: { id } })).code).toBe(40401);
  });

  it('hide the identity card until it is asked for', async () => {
    const { rows } = await admin.ask(distributorApply.list, {});
    const row = rows.find(({ idCard }) => idCard !== '');
    expect(row?.idCard).toMatch(/^\d{4}\*{10}[\dX]{4}$/);
    const { value } = await admin.ask(distributorApplyReveal, { query: { id: row?.id, field: 'idCard' } });
    expect(value).toMatch(/^\d{17}[\dX]$/);
  });
});

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

describe('the growth of a level', () => {
  it('lies strictly between its neighbours', async () => {
    const { rows } = await admin.ask(memberLevel.list, {});
    const [low, high] = [rows[0], rows[1]];
    const draft = { name: '夹层', grade: 99, icon: '/media/x.png', growthMin: low?.growthMin };
    expect((await admin.send(memberLevel.create, { body: draft })).code).toBe(60115);
    expect(await admin.send(memberLevel.update, { body: { ...low, growthMin: high?.growthMin } })).toMatchObject({
      code: 60116,
      data: { fieldErrors: [{ field: 'growthMin' }] },
    });
  });

  it('domain D17: moves the members of a disabled level one level down, and writes that down for each', async () => {
    const { rows } = await admin.ask(memberLevel.list, {});
    const at = rows.findIndex(({ isDefault, memberCount }, index) => index > 0 && isDefault === 0 && memberCount > 0);
    const [low, high] = [rows[at - 1], rows[at]];
    const moved = await sql<{ id: number }>(`select id from member where level_id = ${high?.id} order by id`);
    await admin.ask(memberLevelStatus, { body: { id: high?.id, status: 0 } });
    const after = await admin.ask(memberLevel.list, {});
    expect(after.rows[at - 1]?.memberCount).toBe((low?.memberCount ?? 0) + (high?.memberCount ?? 0));
    expect(after.rows[at]?.memberCount).toBe(0);
    const logged = await sql<{ id: number }>(
      `select member_id as id from member_level_log where before_name = '${high?.name}' and after_name = '${low?.name}' and auto = 1 and remark = '等级 ${high?.name} 停用' order by member_id`,
    );
    expect(logged).toEqual(moved);
  });
});

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
    const setTiers = (values: string) => sql(`update system_config set "values" = '${values}' where name = 'distribution'`);
    expect((await create('两级', 61)).code).toBe(0);
    for (const values of ['{"tiers":1}', '{}', '{"tiers":"many"}']) {
      await setTiers(values);
      expect(await create('一级', 62)).toMatchObject({ code: 60209, data: { fieldErrors: [{ field: 'secondPercent' }] } });
    }
    await setTiers('{"tiers":2}');
  });
});
