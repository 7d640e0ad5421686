import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { HARDWARE } from '@/lib/contract/goods/kind';
import { GoodsForm } from './GoodsForm';

const drawn = (permissions: string[]) =>
  draw(<GoodsForm kind={HARDWARE} record={null} />, {
    namespaces: ['goods', 'enums', 'form', 'validation', 'editor', 'picture', 'media', 'link'],
    viewer: { permissions },
  });
const name = page.getByRole('textbox', { name: '商品名称' });
const submit = page.getByRole('button', { name: '提交', exact: true });

test('whoever may see goods and not write them looks at their form', async () => {
  await drawn(['admin_P2', 'admin_P3.edit']);
  await expect.element(page.getByText('您没有编辑商品的权限，此处仅供查看。')).toBeVisible();
  await expect.element(name).toBeDisabled();
  expect(submit.elements()).toEqual([]);
});

test('whoever may write them fills it in', async () => {
  await drawn(['admin_P2', 'admin_P2.edit']);
  await expect.element(submit).toBeVisible();
  await expect.element(name).toBeEnabled();
  expect(page.getByText('您没有编辑商品的权限，此处仅供查看。').elements()).toEqual([]);
});
