import { describe, expect, it } from 'vitest';
import { memberLevel, memberLevelStatus } from '@/lib/contract/member-level';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');

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
    const moved = await world.sql<{ id: number }>(`select id from member where level_id = ${high?.id} order by id`);
    await admin.ask(memberLevelStatus, { body: { id: high?.id, status: 0 } });
    const after = await admin.ask(memberLevel.list, {});
    expect(after.rows[at - 1]?.memberCount).toBe((low?.memberCount ?? 0) + (high?.memberCount ?? 0));
    expect(after.rows[at]?.memberCount).toBe(0);
    const logged = await world.sql<{ id: number }>(
      `select member_id as id from member_level_log where before_name = '${high?.name}' and after_name = '${low?.name}' and auto = 1 and remark = '等级 ${high?.name} 停用' order by member_id`,
    );
    expect(logged).toEqual(moved);
  });
});
