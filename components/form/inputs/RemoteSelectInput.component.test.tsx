import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import type { Blank } from '@/lib/form/blank';
import { useResourceForm } from '../state/use-resource-form';
import { RemoteSelectInput } from './RemoteSelectInput';

const schema = z.object({ goodsId: z.number() });
const start: Blank<z.infer<typeof schema>> = { goodsId: null };
const source = { key: ['goods'] as [string], read: async () => [], option: (found: never) => found };

function Form() {
  const form = useResourceForm<z.infer<typeof schema>, unknown>({ schema, start, labels: 'box.fields', save: async () => null });
  return (
    <>
      <RemoteSelectInput form={form} name="goodsId" source={source} />
      <button type="button" onClick={() => void form.submit()}>
        保存
      </button>
    </>
  );
}

test('a save takes the cursor to a record that is missing', async () => {
  await draw(<Form />, { messages: { box: { fields: { goodsId: '商品' } } } });
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('请选择商品')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: '商品' })).toHaveFocus();
});
