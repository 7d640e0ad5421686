import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { type Express, express, expressImportCommon, expressStatus } from '@/lib/contract/express';
import { ExpressList } from './ExpressList';

const row: Express = {
  ...{ id: 3, name: '顺丰速运', code: 'SF', logo: '', phone: '', website: '', isCommon: 1, sort: 5, status: 1, version: 4 },
};
const options = { namespaces: ['express', 'media', 'picture'] as const, viewer: { permissions: ['admin_P3', 'platform'] } };
const list = () => answerCalls(express.list, () => ({ rows: [row], total: 1 }));
const save = () => page.getByRole('dialog').getByRole('button', { name: '保存' }).click();

test('a new company is made, and a saved one is changed over the version it was opened with', async () => {
  list();
  const calls = answerCalls(express.update, () => row);
  answerCalls(express.create, () => row);
  await draw(<ExpressList />, options);
  await page
    .getByRole('row', { name: /顺丰速运/ })
    .getByRole('button', { name: '编辑' })
    .click();
  await page.getByRole('dialog', { name: '编辑快递公司 · 顺丰速运' }).getByLabelText('名称').fill('顺丰');
  await save();
  await expect.element(page.getByText('修改成功')).toBeVisible();
  expect(calls.find(({ body }) => body)?.body).toMatchObject({ id: 3, version: 4, name: '顺丰', code: 'SF' });

  await page.getByRole('button', { name: '新增快递公司' }).click();
  await page.getByRole('dialog').getByLabelText('名称').fill('中通');
  await page.getByRole('dialog').getByLabelText('编码').fill('ZTO');
  await save();
  await expect.element(page.getByText('新增成功')).toBeVisible();
  expect(calls.filter(({ body }) => body).at(-1)?.body).toMatchObject({ name: '中通', code: 'ZTO' });
  expect(calls.filter(({ body }) => body).at(-1)?.body).not.toHaveProperty('id');
});

test('its switch acts at once and goes back when it is refused', async () => {
  list();
  const calls = answerCalls(expressStatus, () => ({ success: 0, failed: [{ id: 3, code: 60999, msg: '正在使用' }] }));
  await draw(<ExpressList />, options);
  const toggle = page.getByRole('switch', { name: '顺丰速运 状态' });
  await toggle.click();
  await expect.element(page.getByText('正在使用')).toBeVisible();
  await expect.element(toggle).toHaveAttribute('aria-checked', 'true');
  expect(calls.find(({ body }) => body)?.body).toEqual({ ids: [3], status: 0 });
});

test('a company somebody else has saved meanwhile is read again, and what was typed is saved over it', async () => {
  let saved = row;
  answerCalls(express.list, () => ({ rows: [saved], total: 1 }));
  const calls = answerCalls(express.update, ({ body }) => {
    if (body.version < 5) throw new ApiError(codes.versionConflict, '数据已被他人修改');
    return saved;
  });
  await draw(<ExpressList />, { ...options, namespaces: [...options.namespaces, 'form'] });
  await page
    .getByRole('row', { name: /顺丰速运/ })
    .getByRole('button', { name: '编辑' })
    .click();
  await page.getByRole('dialog').getByLabelText('名称').fill('顺丰');
  saved = { ...row, phone: '95338', version: 5 };
  await save();
  const question = page.getByRole('dialog', { name: '数据已被他人修改' });
  await expect.element(question.getByText('95338')).toBeVisible();
  await question.getByRole('button', { name: '应用' }).click();
  await save();
  await expect.element(page.getByText('修改成功')).toBeVisible();
  expect(calls.filter(({ body }) => body).at(-1)?.body).toMatchObject({ id: 3, version: 5, name: '顺丰', phone: '95338' });
});

test('whoever has all usual companies is told so, and nothing else', async () => {
  list();
  let added = 0;
  answerCalls(expressImportCommon, () => ({ added }));
  await draw(<ExpressList />, options);
  const add = page.getByRole('button', { name: '导入常用快递' });
  await add.click();
  await expect.element(page.getByText('常用快递已全部存在')).toBeVisible();
  expect(page.getByText('导入常用快递成功').elements()).toEqual([]);
  added = 2;
  await add.click();
  await expect.element(page.getByText('导入常用快递成功')).toBeVisible();
});
