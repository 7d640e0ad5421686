import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MemberLevelList } from '@/components/member-level/MemberLevelList';
import { answerCalls, type MadeCall } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import type { Viewer } from '@/components/viewer/viewer-context';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { type MemberLevel, memberLevel, memberLevelStatus } from '@/lib/contract/member-level';

const silver: MemberLevel = {
  ...{ id: 2, name: '银卡', grade: 2, growthMin: 1000, discount: 98, pointRate: 120, icon: '/media/a.png', background: '' },
  ...{ rights: '', isDefault: 0, status: 1, memberCount: 0, version: 3 },
};
const basic: MemberLevel = { ...silver, id: 1, name: '普通', grade: 1, growthMin: 0, isDefault: 1, memberCount: 5 };
let kept: MemberLevel;
beforeEach(() => {
  kept = silver;
});

const editor = { permissions: ['admin_P1', 'admin_P1.level'] };
const drawer = page.getByRole('dialog');
const save = drawer.getByRole('button', { name: '保存', exact: true });
const written = (calls: readonly MadeCall[]) => calls.filter(({ body }) => body !== undefined).map(({ body }) => body);

async function open(viewer: Partial<Viewer>): Promise<readonly MadeCall[]> {
  await page.viewport(1440, 900);
  const calls = answerCalls(memberLevel.list, () => Response.json({ code: 0, data: { list: [basic, kept], totalCount: 2 } }));
  await draw(<MemberLevelList />, { namespaces: ['memberLevel', 'media', 'enums', 'picture', 'validation'], viewer });
  await expect.element(page.getByText('银卡').first()).toBeVisible();
  return calls;
}

test('levels are switched in their row', async () => {
  answerCalls(memberLevelStatus, () => ({ id: 2, status: 0, version: 4 }));
  const calls = await open(editor);
  await expect.element(page.getByRole('button', { name: '新增等级' })).toBeVisible();
  await page.getByRole('switch', { name: '银卡 状态' }).click();
  await expect.poll(() => written(calls)).toEqual([{ id: 2, status: 0 }]);
});

test('another store reads them and has neither switch nor buttons', async () => {
  await open({ ...editor, storeId: 2 });
  await expect.element(page.getByRole('button', { name: '新增等级' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
});

test('a level somebody else saved meanwhile is read again out of the list, and what is chosen is saved', async () => {
  answerCalls(memberLevel.update, ({ body }) => {
    if (body.version === 3) {
      kept = { ...silver, name: '白银', version: 4 };
      throw new ApiError(codes.versionConflict, '数据已被他人修改');
    }
    return { ...kept, version: 5 };
  });
  const calls = await open(editor);
  await page.getByRole('button', { name: '编辑', exact: true }).last().click();
  await drawer.getByLabelText('等级名称').first().fill('银牌');
  await save.click();
  await expect.element(page.getByText('白银').first()).toBeVisible();
  await page.getByRole('button', { name: '全部用我的' }).click();
  await page.getByRole('button', { name: '应用选择' }).click();
  await save.click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(written(calls).at(-1)).toEqual({
    ...{ id: 2, version: 4, name: '银牌', grade: 2, growthMin: 1000, discount: 98, pointRate: 120 },
    ...{ icon: '/media/a.png', background: '', rights: '', status: 1 },
  });
});
