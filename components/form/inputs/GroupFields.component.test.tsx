import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import type { Blank } from '@/lib/form/blank';
import { useResourceForm } from '../state/use-resource-form';
import { CheckboxesInput } from './CheckboxesInput';
import { RadioInput } from './RadioInput';

const schema = z.object({ kind: z.number(), days: z.array(z.number()).min(1) });
type Values = z.infer<typeof schema>;
const start: Blank<Values> = { days: [] };
const options = [
  { value: 1, label: '甲' },
  { value: 2, label: '乙' },
];

function Form() {
  const form = useResourceForm<Values, unknown>({ schema, start, labels: 'box.fields', save: async () => null });
  return (
    <form>
      <RadioInput form={form} name="kind" options={options} hint="选定后不可修改" />
      <CheckboxesInput form={form} name="days" options={options} />
      <button type="button" onClick={() => void form.submit()}>
        保存
      </button>
    </form>
  );
}

test('a group says its hint and what is wrong with it, and radio buttons that one has to be chosen', async () => {
  await draw(<Form />, { messages: { box: { fields: { kind: '类型', days: '日期' } } } });
  const kind = page.getByRole('radiogroup', { name: '类型' });
  const days = page.getByRole('group', { name: '日期' });
  await expect.element(kind).toHaveAccessibleDescription('选定后不可修改');
  await expect.element(kind).toHaveAttribute('aria-required', 'true');
  await expect.element(kind).toHaveAttribute('aria-invalid', 'false');
  // An empty line describes nothing.
  await expect.element(days).not.toHaveAttribute('aria-describedby');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(kind).toHaveAccessibleDescription(/^请选择/);
  await expect.element(kind).toHaveAttribute('aria-invalid', 'true');
  await expect.element(days).toHaveAccessibleDescription(/日期/);
});
