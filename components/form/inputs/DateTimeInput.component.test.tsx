import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { draw } from '@/components/testing/draw';
import { DateTimeInput } from './DateTimeInput';

const schema = z.object({ at: z.string().min(1) });

function Form() {
  const form = useResourceForm({ schema, start: { at: '' }, labels: 'box.fields', save: async () => undefined });
  return (
    <>
      <DateTimeInput form={form} name="at" />
      <button type="button" onClick={() => void form.submit()}>
        save
      </button>
    </>
  );
}
const open = () => draw(<Form />, { messages: { box: { fields: { at: '时间点' } } }, namespaces: ['validation'] });

test('the calendar of a day is a dialog with the name of its field', async () => {
  await open();
  await page.getByRole('button', { name: /时间点/ }).click();
  await expect.element(page.getByRole('dialog', { name: '时间点' })).toBeVisible();
});

test('both boxes of a moment say that it is wrong, and why', async () => {
  await open();
  await page.getByRole('button', { name: 'save' }).click();
  const boxes = page.getByRole('textbox').elements();
  await expect.poll(() => boxes.map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  const [day, time] = boxes.map((box) => box.getAttribute('aria-describedby'));
  expect(time).toBe(day);
  expect(document.getElementById(time ?? '')?.textContent).not.toBe('');
});
