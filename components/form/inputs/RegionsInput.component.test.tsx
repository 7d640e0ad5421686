import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { heldFetch } from '@/components/testing/held-fetch';
import { FormPage } from '../frames/FormPage';
import { useResourceForm } from '../state/use-resource-form';
import { RegionsInput } from './RegionsInput';
import { TextInput } from './TextInput';

const schema = z.object({ without: z.array(z.string()).min(1), remark: z.string().min(1) });
const messages = { place: { without: '不配送地区', remark: '备注' } };

function Form({ without = [] }: { without?: string[] }) {
  const start = { without, remark: '' };
  const form = useResourceForm<z.infer<typeof schema>, unknown>({ schema, start, labels: 'place', save: async () => null });
  const body = (
    <>
      <RegionsInput form={form} name="without" />
      <TextInput form={form} name="remark" />
    </>
  );
  return <FormPage form={form} sections={[{ key: 'all', title: '全部', body }]} onCancel={() => undefined} />;
}
const field = page.getByRole('combobox', { name: '不配送地区' });
const options = () => page.getByRole('option').elements().length;

test('in error it gets the focus, before its list is there and after', async () => {
  await draw(<Form />, { messages });
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription('请选择不配送地区');
  await expect.poll(() => document.querySelector('.MuiAutocomplete-root')).not.toBeNull();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('请选择不配送地区');
  expect(options()).toBe(0);
  await page.getByLabelText('备注').click();
  await page.getByRole('button', { name: '请选择不配送地区' }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('西藏');
  await page.getByRole('option', { name: '西藏自治区' }).click();
  await expect.element(page.getByRole('button', { name: '西藏自治区' })).toBeVisible();
});

test('regions chosen before are there to be taken away', async () => {
  await draw(<Form without={['西藏自治区', '三沙市']} />, { messages });
  await expect.element(page.getByRole('button', { name: '三沙市' })).toBeVisible();
  await field.click();
  await userEvent.keyboard('{Escape}{Backspace}');
  await expect.element(page.getByRole('button', { name: '三沙市' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '西藏自治区' })).toBeVisible();
});

/** A field whose names of regions are held back, with a word and the keys that choose typed into it. */
async function typedEarly(keys: string, without: string[]): Promise<() => void> {
  const answer = heldFetch();
  await draw(<Form without={without} />, { messages });
  await field.click();
  await expect.poll(() => document.querySelector('.MuiAutocomplete-root')).not.toBeNull();
  await userEvent.keyboard(keys);
  return answer;
}

test.each([
  ['an empty field', []],
  ['a field that holds some', ['三沙市']],
])('keys that come before the names of the regions are there choose from them: %s', async (_name, without) => {
  const answer = await typedEarly('西藏{ArrowDown}{Enter}', without);
  await expect.element(field).toHaveValue('西藏');
  answer();
  await expect.element(page.getByRole('button', { name: '西藏自治区' })).toBeVisible();
  expect(page.getByRole('button', { name: '三沙市' }).elements()).toHaveLength(without.length);
});

test('keys that come before the names are void where none of them is found', async () => {
  const answer = await typedEarly('x{ArrowDown}{Enter}', ['三沙市']);
  answer();
  await expect.element(page.getByText('没有找到')).toBeVisible();
  // Cleared by hand, the list has regions to choose again, and is not to hear of them.
  await page.getByRole('button', { name: '清空' }).click();
  await expect.element(page.getByRole('option', { name: '天津市' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByRole('button', { name: '天津市' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '北京市' })).not.toBeInTheDocument();
});
