import { describe, expect, it } from 'vitest';
import { distributorInfo } from '@/lib/contract/distributor';
import {
  distributorApply,
  distributorApplyApprove,
  distributorApplyReject,
  distributorApplyRemove,
  distributorApplyReveal,
} from '@/lib/contract/distributor-apply';
import { memberStatusChange } from '@/lib/contract/member/action';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');

describe('applications', () => {
  const pending = () =>
    world.first<{ id: number; member_id: number }>(
      'select a.id, a.member_id from distributor_apply a join member m on m.id = a.member_id where a.status = 0 and m.status = 1 and m.is_distributor = 0 order by a.id limit 1',
    );

  it('count their tabs as SQL does', async () => {
    const { tabs } = await admin.ask(distributorApply.list, { query: { tab: '0' } });
    const counted = await world.sql<{ status: number; n: number }>(
      'select status, count(*) as n from distributor_apply where deleted_at is null group by status',
    );
    const of = (status: number) => counted.find((each) => each.status === status)?.n ?? 0;
    expect(tabs).toEqual({ all: counted.reduce((sum, { n }) => sum + n, 0), 0: of(0), 1: of(1), 2: of(2) });
  });

  it('A3: make a distributor when approved, and are decided once', async () => {
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
    expect(await world.first(`select status from distributor_apply where id = ${id}`)).toEqual({ status: 0 });
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
