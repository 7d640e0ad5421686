import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { draw } from '@/components/testing/draw';
import { storeFields } from '@/lib/contract/store/fields';
import { ClockInput } from './ClockInput';

const save = vi.fn(async (values: unknown) => values);
const schema = z.object({ openTime: storeFields.openTime });
function Form() {
  const form = useResourceForm({ schema, start: { openTime: '' }, labels: 'box.fields', save });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ClockInput form={form} name="openTime" />
    </form>
  );
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

test('Enter sends the time as it is kept; what is no time is told as such, and nothing is asked for', async () => {
  await draw(<Form />, { messages, language: 'en', namespaces: ['validation'] });
  const field = page.getByRole('textbox', { name: 'Opens at' });
  await field.fill('9:30');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => save.mock.calls.map(([values]) => values)).toEqual([{ openTime: '09:30' }]);
  await field.fill('late');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Opens at.*not valid/)).toBeVisible();
  await field.fill('');
  await expect.element(page.getByText(/enter Opens at/i)).toBeVisible();
  expect(save).toHaveBeenCalledOnce();
});
