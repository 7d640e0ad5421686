import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { deferred } from '@/components/testing/deferred';
import { carry, handle, moveByKeys } from '@/components/testing/drag';
import { draw } from '@/components/testing/draw';
import type { GoodsSpec } from '@/lib/contract/goods/sku';
import { blankSku, type GoodsValues, newGoods } from './goods-values';
import { SpecsEditor } from './SpecsEditor';

const choose = vi.hoisted(() => vi.fn());
vi.mock(import('@/components/media/pictures/use-choose-picture'), async (original) => ({
  ...(await original()),
  useChoosePictures: () => ({ choose, prefetch: () => undefined }),
}));

const spec = (name: string, ...values: string[]): GoodsSpec => ({ name, values: values.map((value) => ({ value, image: '' })) });
const start: GoodsValues = {
  ...newGoods(2, 0),
  ...{ specType: 1, specs: [spec('颜色', '黑', '白'), spec('版本', '标准')] },
  skus: [
    { ...blankSku(['黑', '标准']), id: 1, price: 100 },
    { ...blankSku(['白', '标准']), id: 2, price: 200 },
  ],
};
const schema = z.custom<GoodsValues>();

let now: GoodsValues = start;
let setSkus: (skus: GoodsValues['skus']) => void;
function Form() {
  const form = useResourceForm<GoodsValues, unknown>({ schema, start, labels: 'goods.fields', save: async () => null });
  now = form.hook.watch();
  setSkus = (skus) => form.hook.setValue('skus', skus);
  return <SpecsEditor form={form} />;
}
const told = () => ({
  specs: now.specs.map(({ name }) => name),
  skus: now.skus.map(({ id, values, price }) => [id, values.join(' / '), price]),
});
const turned = {
  specs: ['版本', '颜色'],
  skus: [
    [1, '标准 / 黑', 100],
    [2, '标准 / 白', 200],
  ],
};
const open = () => draw(<Form />, { namespaces: ['goods', 'media', 'picture'] });

test('F5: a spec is carried to another place by mouse, its variants with it', async () => {
  await open();
  await carry('版本', handle('颜色'), '第 1 位，共 2 位');
  await expect.poll(told).toEqual(turned);
});

test('F5: a spec is moved by keyboard, and the focus goes with it', async () => {
  await open();
  await moveByKeys('颜色', '{ArrowDown}', '第 2 位，共 2 位');
  await expect.poll(told).toEqual(turned);
  await expect.element(handle('颜色')).toHaveFocus();
});

test('a spec that is taken away leaves what is typed at the others, and the prices', async () => {
  await open();
  await page.getByRole('textbox', { name: '版本 规格名' }).fill('套餐');
  await page.getByRole('button', { name: '删除颜色' }).click();
  await expect.poll(told).toEqual({ specs: ['套餐'], skus: [[undefined, '标准', 100]] });
});

test('a picture chosen for a value keeps what was done while the library opened', async () => {
  await open();
  const { promise, resolve: chosen } = deferred<string[]>();
  choose.mockReturnValue(promise);
  await page.getByRole('button', { name: '为黑选择图片' }).click();
  await expect.poll(() => choose).toHaveBeenCalled();
  await page.getByRole('textbox', { name: '颜色 添加一项' }).fill('灰');
  await userEvent.keyboard('{Enter}');
  await moveByKeys('黑', '{ArrowRight}', '第 2 位，共 3 位');
  // In the sheet below, a price is typed and a variant taken away.
  await expect.poll(() => now.skus).toHaveLength(3);
  setSkus(now.skus.filter(({ values }) => !values.includes('白')).map((sku) => (sku.id === 1 ? sku : { ...sku, price: 300 })));
  chosen(['/media/black.png']);
  await expect
    .poll(() => now.specs[0]?.values)
    .toEqual([
      { value: '白', image: '' },
      { value: '黑', image: '/media/black.png' },
      { value: '灰', image: '' },
    ]);
  expect(told().skus).toEqual([
    [1, '黑 / 标准', 100],
    [undefined, '灰 / 标准', 300],
  ]);
});

test('a value or a spec taken away by keyboard leaves the focus at the same button of another, or where one is added', async () => {
  await open();
  const remove = (name: string) => page.getByRole('button', { name: `删除${name}` });
  (remove('规格值 白').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove('规格值 黑')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: '颜色 添加一项' })).toHaveFocus();
  (remove('颜色').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove('版本')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '添加规格' })).toHaveFocus();
});
