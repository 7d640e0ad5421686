import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { useResourceForm } from '../state/use-resource-form';
import { RegionInput } from './RegionInput';
import { RegionsInput } from './RegionsInput';

const schema = z.object({ region: z.array(z.string()), without: z.array(z.string()) });
const start = { region: [], without: [] };

function Form() {
  const form = useResourceForm<z.infer<typeof schema>, unknown>({ schema, start, labels: 'place', save: async () => null });
  return (
    <>
      <RegionInput form={form} name="region" />
      <RegionsInput form={form} name="without" />
      <output data-testid="values">{JSON.stringify(form.hook.watch())}</output>
    </>
  );
}
const values = page.getByTestId('values');
const open = () => draw(<Form />, { messages: { place: { region: '所在地区', without: '不配送地区' } } });

test('domain D21: a region is chosen one level after the other by keyboard', async () => {
  await open();
  await page.getByRole('combobox', { name: '所在地区' }).click();
  await page.getByRole('option', { name: '浙江省' }).click();
  await page.getByRole('option', { name: '杭州市' }).click();
  await expect.element(page.getByRole('option', { name: '返回上一级' })).toBeVisible();
  await page.getByRole('option', { name: '滨江区' }).click();
  await expect.element(values).toHaveTextContent('"region":["浙江省","杭州市","滨江区"]');
  await expect.element(page.getByRole('combobox', { name: '所在地区' })).toHaveValue('浙江省 / 杭州市 / 滨江区');
});

test('a region is found by its name', async () => {
  await open();
  await page.getByRole('combobox', { name: '所在地区' }).click();
  await userEvent.keyboard('桐庐{Enter}');
  await expect.element(values).toHaveTextContent('"region":["浙江省","杭州市","桐庐县"]');
});

test('provinces and cities are picked together', async () => {
  await open();
  const field = page.getByRole('combobox', { name: '不配送地区' });
  await field.click();
  await userEvent.keyboard('西藏{ArrowDown}{Enter}');
  await field.fill('三沙');
  await page.getByRole('option', { name: '三沙市 海南省' }).click();
  await expect.element(values).toHaveTextContent('"without":["西藏自治区","三沙市"]');
});
