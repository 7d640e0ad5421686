import { describe, expect, it } from 'vitest';
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
  distributorApplyApprove,
  distributorApplyReject,
  distributorApplyRemove,
  distributorApplyReveal,
} from '@/lib/contract/distributor-apply';
import { memberParent } from '@/lib/contract/member/action';
import { parseCsv } from '@/lib/format/csv';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');

const plainMember = () =>
  world.first<{ id: number; store_id: number }>(
    'select id, store_id from member where is_distributor = 0 and status = 1 and id not in (select member_id from distributor_apply) order by id limit 1',
  );

describe('domain D11: the promotion code', () => {
  it('leads to the storefront, and nowhere while no address is set', async () => {
    const { rows } = await admin.ask(distributor.list, {});
    const id = rows[0]?.id ?? 0;
    expect((await admin.ask(distributorQrcode, { query: { id } })).h5Url).toBe('');
    await world.sql(`insert into system_config (store_id, name, "values", update_time) values (0, 'basic', '{"storefrontUrl":"https://shop.example/m/"}', now())
      on conflict (store_id, name) do update set "values" = system_config."values" || excluded."values"`);
    expect((await admin.ask(distributorQrcode, { query: { id } })).h5Url).toMatch(/^https:\/\/shop\.example\/m\/h5\/invite\?code=\w+$/);
  });
});

describe('distributors', () => {
  it('are summed up as SQL does', async () => {
    const { total, summary } = await admin.ask(distributor.list, {});
    const [sums] = await world.sql('select count(*) as count, sum(commission_total)::bigint as total from distributor');
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
        await world.first(`select d.status, m.is_distributor from distributor d join member m on m.id = d.member_id where m.id = ${id}`),
      ).toEqual({ status: -1, is_distributor: 0 });
    }
  });

  it('domain D8: the tiers follow a referrer that is changed, taken away or dismissed', async () => {
    const { id: below } = await plainMember();
    const promoters = await world.sql<{ id: number }>(
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
    expect(await world.first(`select is_distributor from member where id = ${id}`)).toEqual({ is_distributor: 0 });
  });

  it('stay on a level out of use that they have, and are put on none', async () => {
    const { id: on } = await plainMember();
    await admin.ask(distributorCreate, { body: { memberId: on } });
    const { id: other } = await plainMember();
    await admin.ask(distributorCreate, { body: { memberId: other } });
    await admin.ask(distributorLevelChange, { body: { ids: [on], levelId: 2 } });
    await world.sql('update distributor_level set status = 0 where id = 2');
    const answer = await admin.ask(distributorLevelChange, { body: { ids: [on, other], levelId: 2 } });
    await world.sql('update distributor_level set status = 1 where id = 2');
    expect(answer).toMatchObject({ success: 1, failed: [{ id: other, code: 40001, msg: '分销商等级已停用，请另选' }] });
  });

  it('leave their people to their own referrer when dismissed', async () => {
    const { id, above } = await world.first<{ id: number; above: number }>(
      'select m.id, m.parent_id as above from member m join distributor d on d.member_id = m.id and d.status = 1 where m.parent_id is not null and exists (select 1 from member c where c.parent_id = m.id) limit 1',
    );
    const people = await world.sql<{ id: number }>(`select id from member where parent_id = ${id}`);
    await admin.ask(distributorRetire, { body: { id, reason: '违规' } });
    const moved = await world.sql<{ parent_id: number }>(
      `select parent_id from member where id in (${people.map((each) => each.id).join()})`,
    );
    expect(new Set(moved.map(({ parent_id }) => parent_id))).toEqual(new Set([above]));
  });

  it('cannot be their own referrer', async () => {
    const { id } = await world.first<{ id: number }>('select member_id as id from distributor where status = 1 limit 1');
    expect((await admin.send(distributorParent, { body: { id, parentId: id } })).code).toBe(60202);
  });

  it('of another store are not changed while distribution is not allowed to stores, whatever the store was granted', async () => {
    const store1 = await world.as('store1');
    await world.sql("update store set auths = 'MANAGE_DISTRIBUTION' where id = 1");
    const { id } = await world.first<{ id: number }>('select member_id as id from distributor where store_id = 1 and status = 1 limit 1');
    await setSettings(world, 'os', { allowDistribution: 0 });
    const sent = [
      await store1.send(distributorCreate, { body: { memberId: id } }),
      await store1.send(distributorStatusChange, { body: { id, status: 0, reason: '试' } }),
      await store1.send(distributorLevelChange, { body: { ids: [id], levelId: 1 } }),
      await store1.send(distributorParent, { body: { id, parentId: null } }),
      await store1.send(distributorApplyApprove, { body: { ids: [1] } }),
      await store1.send(distributorApplyReject, { body: { ids: [1], reason: '试' } }),
      await store1.send(distributorApplyReveal, { query: { id: 1, field: 'idCard' } }),
      await store1.send(distributorApplyRemove, { query: { id: 1 } }),
    ];
    expect(sent.map(({ code }) => code)).toEqual(sent.map(() => 40307));
    expect((await admin.send(distributorStatusChange, { body: { id, status: 0, reason: '试' } })).code).toBe(0);
    expect((await admin.send(distributorStatusChange, { body: { id, status: 1 } })).code).toBe(0);
    await setSettings(world, 'os', {});
    expect((await store1.send(distributorStatusChange, { body: { id, status: 0, reason: '试' } })).code).toBe(0);
    expect((await store1.send(distributorStatusChange, { body: { id, status: 1 } })).code).toBe(0);
  });

  it('of another store need its feature to be changed', async () => {
    const store1 = await world.as('store1');
    await world.sql("update store set auths = '' where id = 1");
    const { id } = await world.first<{ id: number }>('select member_id as id from distributor where store_id = 1 and status = 1 limit 1');
    expect(await store1.send(distributorStatusChange, { body: { id, status: 0, reason: '试' } })).toMatchObject({ code: 40307 });
  });

  it('are exported as listed', async () => {
    const rows = parseCsv(await (await admin.fetch(distributorExport, {})).text());
    expect(rows.length - 1).toBe((await admin.ask(distributor.list, {})).total);
    expect(rows[0]?.slice(0, 2)).toEqual(['用户ID', '昵称']);
  });
});
