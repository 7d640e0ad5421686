import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { blankSku, type GoodsValues, newGoods } from './goods-values';
import { SkuMatrix } from './SkuMatrix';

const choose = vi.hoisted(() => vi.fn());
vi.mock(import('@/components/media/pictures/use-choose-picture'), async (original) => ({
  ...(await original()),
  useChoosePictures: () => ({ choose, prefetch: () => undefined }),
}));

const schema = z.custom<GoodsValues>();
const variants = (...names: string[]) => names.map((name, at) => ({ ...blankSku([name]), id: at + 1, price: (at + 1) * 100 }));

interface Shown {
  readonly kind: GoodsKind;
  readonly names?: readonly string[];
  readonly cards?: boolean;
}

let now: GoodsValues;
function Form({ kind, names = [], cards = false }: Shown) {
  const start = { ...newGoods(kind, 0), ...(names.length > 0 ? { specType: 1, skus: variants(...names) } : {}) } as GoodsValues;
  const form = useResourceForm<GoodsValues, unknown>({ schema, start, labels: 'goods.fields', save: async () => null });
  now = form.hook.watch();
  return (
    <>
      <SkuMatrix form={form} kind={kind} cards={cards} />
      <button type="button" onClick={() => form.hook.setError('skus.1.price', { type: 'refused', message: '请输入售价' })}>
        拒绝
      </button>
      <button type="button" onClick={() => form.hook.setValue('skus', [])}>
        清空
      </button>
    </>
  );
}
const open = (shown: Shown) => draw(<Form {...shown} />, { namespaces: ['goods', 'enums', 'media', 'picture'] });
const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
const told = () => now.skus.map(({ id, values, price, status }) => [id, values.join(), price, status]);

test('what is typed belongs to its variant, and taking one away leaves the others as they are', async () => {
  await open({ kind: 2, names: ['黑', '白', '灰'] });
  await cell('白 售价').fill('12.5');
  await page.getByRole('switch', { name: '灰 启用' }).click();
  await page.getByRole('button', { name: '删除规格 黑' }).click();
  await expect.poll(told).toEqual([
    [2, '白', 1250, 1],
    [3, '灰', 300, 0],
  ]);
  await expect.element(cell('白 售价')).toHaveValue('12.50');
});

test('a picture goes to the variant it was chosen for, also when another was taken away while the library opened', async () => {
  const { promise, resolve: chosen } = deferred<string[]>();
  choose.mockReturnValue(promise);
  await open({ kind: 2, names: ['黑', '白', '灰'] });
  await page.getByRole('button', { name: '为白选择图片' }).click();
  await expect.poll(() => choose).toHaveBeenCalled();
  await page.getByRole('button', { name: '删除规格 黑' }).click();
  await expect.poll(() => now.skus).toHaveLength(2);
  chosen(['/media/white.png']);
  await expect
    .poll(() => now.skus.map(({ id, image }) => [id, image]))
    .toEqual([
      [2, '/media/white.png'],
      [3, ''],
    ]);
});

test('the last variant stays', async () => {
  await open({ kind: 2, names: ['黑', '白'] });
  await page.getByRole('button', { name: '删除规格 黑' }).click();
  await expect.poll(told).toEqual([[2, '白', 200, 1]]);
  await expect.element(page.getByRole('button', { name: '删除规格 白' })).not.toBeInTheDocument();
});

test('goods without specs have one line, which has no name and cannot be taken away', async () => {
  await open({ kind: 2 });
  await expect.element(cell('规格明细 售价')).toBeVisible();
  expect(now.skus).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: /^删除规格/ })).not.toBeInTheDocument();
});

test.each([
  [1, ['规格编码', '售价', '划线价', '成本价', '库存']],
  [2, ['规格编码', '售价', '划线价', '成本价', '库存', '重量(kg)']],
  [4, ['规格编码', '售价', '划线价', '成本价', '库存', '授权时长']],
] as const)('a variant of kind %i has the cells of its kind', async (kind, fields) => {
  await open({ kind, names: ['黑', '白'] });
  await expect.element(cell('白 售价')).toBeVisible();
  const typed = page.getByRole('textbox', { name: /^白 / }).elements();
  expect(typed.map((input) => input.getAttribute('aria-label'))).toEqual(fields.map((field) => `白 ${field}`));
});

test('a stock that is counted from cards is read and not typed', async () => {
  await open({ kind: 1, names: ['黑', '白'], cards: true });
  await expect.element(cell('黑 库存')).toHaveAttribute('readonly');
  await expect.element(cell('黑 售价')).not.toHaveAttribute('readonly');
});

test('a refusal stands at the cell it is about', async () => {
  await open({ kind: 2, names: ['黑', '白'] });
  await page.getByRole('button', { name: '拒绝' }).click();
  await expect.element(cell('白 售价')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(cell('黑 售价')).toHaveAttribute('aria-invalid', 'false');
});

test('specs without a value yet say that the variants come from them', async () => {
  await open({ kind: 2, names: ['黑'] });
  await page.getByRole('button', { name: '清空' }).click();
  await expect.element(page.getByText('添加规格和规格值后在此填写价格与库存')).toBeVisible();
});
