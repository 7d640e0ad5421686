import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { ErrorSummary } from '@/components/form/frames/ErrorSummary';
import type { FormFields } from '@/components/form/state/resource-form';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { draw } from '@/components/testing/draw';
import { formField } from '@/lib/contract/field/form-field';
import type { GoodsValues } from '../goods-values';
import { FieldDesigner } from './FieldDesigner';
import { newField } from './form-field-values';

const schema = z.object({ formFields: z.array(formField) });
type Values = z.infer<typeof schema>;
const named = (label: string, key: string) => ({ ...newField([]), label, key });
const start: Values = { formFields: [named('公司名称', 'company'), named('电话', 'phone')] };
const save = vi.fn(async (values: Values) => values);

function Form() {
  const form = useResourceForm<Values, unknown>({ schema, start, labels: 'goods.fields', save });
  return (
    <form>
      <ErrorSummary form={form} />
      <FieldDesigner form={form.fields as unknown as FormFields<GoodsValues>} />
      <button type="button" onClick={() => void form.submit()}>
        保存
      </button>
    </form>
  );
}

const choose = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
const longest = page.getByRole('textbox', { name: '最多字数' });
const press = () => page.getByRole('button', { name: '保存', exact: true }).click();
const entry = () =>
  page
    .getByRole('button', { name: /^公司名称/ })
    .element()
    .closest('.entry');

test.each(['abc', '99999'])('%s in a field that is not looked at now is not replaced without a word', async (text) => {
  save.mockClear();
  await draw(<Form />, { namespaces: ['goods', 'enums', 'form', 'validation'] });
  await longest.fill(text);
  await choose('电话');
  await press();
  await expect.poll(() => entry()?.getAttribute('data-fault')).toBe('true');
  expect(save).not.toHaveBeenCalled();
  // It is shown, wherever one looked, and has the cursor.
  await expect.poll(() => entry()?.getAttribute('data-chosen')).toBe('true');
  await expect.element(longest).toHaveFocus();
  await expect.element(longest).toHaveValue(text);
  await longest.fill('30');
  await press();
  await expect.poll(() => save.mock.calls.at(-1)?.[0].formFields.map(({ maxLen }) => maxLen)).toEqual([30, 100]);
});

test('what is listed as wrong leads to fields that are not looked at now', async () => {
  save.mockClear();
  await draw(<Form />, { namespaces: ['goods', 'enums', 'form', 'validation'] });
  await longest.fill('abc');
  await choose('电话');
  await longest.fill('def');
  await press();
  await expect.poll(() => entry()?.getAttribute('data-chosen')).toBe('true');
  await expect.element(longest).toHaveFocus();
  const links = page.getByRole('alert').first().getByRole('button');
  await links.last().click();
  await expect.poll(() => entry()?.getAttribute('data-chosen')).toBe('false');
  await expect.element(longest).toHaveValue('def');
  await expect.element(longest).toHaveFocus();
});
