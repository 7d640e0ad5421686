import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { draw } from '@/components/testing/draw';
import { type GoodsValues, newGoods } from './goods-values';
import { MarketingSection } from './MarketingSection';

const schema = z.custom<GoodsValues>();
let now: GoodsValues;
let restore: (values: GoodsValues) => void;
const start = { ...newGoods(2, 0), commissionType: 1, firstValue: 5.5, secondValue: 2 } as const;

function Form() {
  const form = useResourceForm<GoodsValues, unknown>({ schema, start, labels: 'goods.fields', save: async () => null });
  now = form.hook.watch();
  restore = (values) => form.hook.reset(values);
  return <MarketingSection form={form.fields} />;
}

test('another type of commission begins with nought: a percentage is no amount', async () => {
  await draw(<Form />, { namespaces: ['goods', 'enums'], viewer: { storeId: 0 } });
  const first = page.getByRole('textbox', { name: '一级佣金' });
  const choose = async (type: string) => {
    await page.getByRole('combobox', { name: /分销佣金/ }).click();
    await page.getByRole('option', { name: type }).click();
  };
  await expect.element(first).toHaveValue('5.5');
  await first.fill('5.x');
  await choose('固定金额');
  await expect.element(first).toHaveValue('0.00');
  expect(now).toMatchObject({ commissionType: 2, firstValue: 0, secondValue: 0 });
  // A draft that comes back brings its own figures.
  restore({ ...newGoods(2, 0), commissionType: 1, firstValue: 7, secondValue: 0 });
  await expect.element(first).toHaveValue('7');
});
