import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { heldFetch } from '@/components/testing/held-fetch';
import { useResourceForm } from '../state/use-resource-form';
import { RegionInput } from './RegionInput';
import { RegionsInput } from './RegionsInput';

const schema = z.object({ region: z.array(z.string()), without: z.array(z.string()) });
const empty: z.infer<typeof schema> = { region: [], without: [] };
const sent = vi.fn();
beforeEach(() => void sent.mockClear());

function Form({ start }: { start: z.infer<typeof schema> }) {
  const form = useResourceForm<z.infer<typeof schema>, unknown>({ schema, start, labels: 'place', save: async () => null });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <RegionInput form={form} name="region" />
      <RegionsInput form={form} name="without" />
      <output data-testid="values">{JSON.stringify(form.hook.watch())}</output>
      <button type="submit">send</button>
    </form>
  );
}
const values = page.getByTestId('values');
const open = (start = empty) => draw(<Form start={start} />, { messages: { place: { region: '所在地区', without: '不配送地区' } } });

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
  // A word typed while the names are still coming makes the keys before it void.
  await expect.element(values).toHaveTextContent('"without":["西藏自治区"]');
  await field.fill('三沙');
  await page.getByRole('option', { name: '三沙市 海南省' }).click();
  await expect.element(values).toHaveTextContent('"without":["西藏自治区","三沙市"]');
});

test('Enter behind a word that finds no region takes none and sends no form', async () => {
  await open();
  const field = page.getByRole('combobox', { name: '所在地区' });
  await field.click();
  await expect.element(page.getByRole('option', { name: '浙江省' })).toBeVisible();
  await userEvent.keyboard('{Escape}x');
  await expect.element(page.getByText('没有找到')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(values).toHaveTextContent('"region":[]');
  await userEvent.keyboard('{Backspace}桐庐{Enter}');
  await expect.element(values).toHaveTextContent('"region":["浙江省","杭州市","桐庐县"]');
  expect(sent).not.toHaveBeenCalled();
});

test('Enter behind a word that finds none of several regions takes none and sends no form', async () => {
  await open();
  const field = page.getByRole('combobox', { name: '不配送地区' });
  await field.click();
  await userEvent.keyboard('西藏{ArrowDown}{Enter}');
  await expect.element(values).toHaveTextContent('"without":["西藏自治区"]');
  await userEvent.keyboard('{Escape}x');
  await expect.element(page.getByText('没有找到')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(values).toHaveTextContent('"without":["西藏自治区"]');
  expect(sent).not.toHaveBeenCalled();
  // The list stays for the next one.
  await field.fill('三沙');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(values).toHaveTextContent('"without":["西藏自治区","三沙市"]');
  await expect.element(page.getByRole('listbox')).toBeVisible();
});

test('keys that come before the names are there wait for them, also where a region is chosen already', async () => {
  const answer = heldFetch();
  await open({ region: ['浙江省', '杭州市', '滨江区'], without: [] });
  await page.getByRole('combobox', { name: '所在地区' }).click();
  await userEvent.keyboard('桐庐{Enter}');
  answer();
  await expect.element(values).toHaveTextContent('"region":["浙江省","杭州市","桐庐县"]');
  expect(sent).not.toHaveBeenCalled();
});
