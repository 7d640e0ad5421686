import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { draw } from '@/components/testing/draw';
import { ClockInput } from './ClockInput';

function Form() {
  const form = useResourceForm({
    schema: z.object({ openTime: z.string() }),
    start: { openTime: '' },
    labels: 'box.fields',
    save: async (values) => values,
  });
  return <ClockInput form={form} name="openTime" />;
}
const messages = { box: { fields: { openTime: 'Opens at' } } };

test.each([
  ['9:30', '09:30'],
  ['2130', '21:30'],
  ['late', 'late'],
])('%s is kept as %s, in a browser of any language', async (typed, kept) => {
  await draw(<Form />, { messages, language: 'en' });
  const field = page.getByRole('textbox', { name: 'Opens at' });
  await field.fill(typed);
  await userEvent.tab();
  await expect.element(field).toHaveValue(kept);
});
