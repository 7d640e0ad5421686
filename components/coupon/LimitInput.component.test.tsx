import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { draw } from '@/components/testing/draw';
import { LimitInput } from './LimitInput';

const schema = z.object({ totalCount: z.number().int() });
const start = { totalCount: 5 };

function Form() {
  const form = useResourceForm({ schema, start, labels: 'coupon.fields', save: async () => undefined });
  return <LimitInput form={form} name="totalCount" text="不限" fallback={1} />;
}

test('the box that takes the limit away keeps the focus, there and back', async () => {
  await draw(<Form />, { namespaces: ['coupon'] });
  const box = page.getByRole('checkbox', { name: '不限' });
  expect(document.activeElement).toBe(document.body);
  for (const on of [true, false]) {
    await box.click();
    await expect.poll(() => (box.element() as HTMLInputElement).checked).toBe(on);
    await expect.element(box).toHaveFocus();
  }
});
