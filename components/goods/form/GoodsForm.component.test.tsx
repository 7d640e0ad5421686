import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { type GoodsRecord, goodsUpdate } from '@/lib/contract/goods';
import { DRAFT } from '@/lib/contract/goods/draft';
import { HARDWARE } from '@/lib/contract/goods/kind';
import { auditState } from '@/lib/contract/states/goods';
import { GoodsForm } from './GoodsForm';
import { newGoods } from './goods-values';

const drawn = (permissions: string[], record: GoodsRecord | null = null) =>
  draw(<GoodsForm kind={HARDWARE} record={record} />, {
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

const { submit: _submit, ...blank } = newGoods(HARDWARE, 3);
const variant = { ...blank.skus[0], id: 5, specText: '', price: 10_000 };
const written = {
  ...blank,
  ...{ id: 7, version: 1, name: '耳机', categoryId: 1, status: 0, auditStatus: auditState.draft, ordered: 0, reviewed: 0, skus: [variant] },
} as unknown as GoodsRecord;

test('a price that cannot be read stops a draft at its cell; it was saved as nought without a word', async () => {
  const calls = answerCalls(goodsUpdate, () => new Response(null, { status: 500 }));
  await drawn(['admin_P2', 'admin_P2.edit'], written);
  const price = page.getByRole('textbox', { name: '规格明细 售价' });
  await price.fill('1,5');
  await page.getByRole('textbox', { name: '规格明细 库存' }).fill('many');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect.element(page.getByRole('button', { name: '售价格式不正确', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '库存格式不正确', exact: true })).toBeVisible();
  expect(calls).toEqual([]);
  await expect.element(price).toHaveAttribute('aria-invalid', 'true');
  await expect.element(price).toHaveValue('1,5');
  await price.fill('');
  await page.getByRole('textbox', { name: '规格明细 库存' }).fill('');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([expect.objectContaining({ submit: DRAFT, skus: [expect.objectContaining({ price: 0 })] })]);
});
