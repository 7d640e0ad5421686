import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { FormPage } from '../frames/FormPage';
import { TextInput } from '../inputs/TextInput';
import { useResourceForm } from './use-resource-form';

const schema = z.object({ name: z.string().min(1), address: z.object({ name: z.string().min(1) }) });
const messages = { box: { fields: { name: '商品名称' } } };

function Form() {
  const start = { name: '', address: { name: '' } };
  const form = useResourceForm({ schema, start, labels: 'box.fields', save: async (values) => values });
  const body = (
    <>
      <TextInput form={form} name="name" />
      <TextInput form={form} name="address.name" label="收货人" />
    </>
  );
  return <FormPage form={form} sections={[{ key: 'all', title: '全部', body }]} onCancel={() => undefined} />;
}

test('a field in a group is called by the label it wears, not by that of a namesake outside', async () => {
  await draw(<Form />, { messages });
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByLabelText('收货人')).toHaveAccessibleDescription('请输入收货人');
  await expect.element(page.getByLabelText('商品名称')).toHaveAccessibleDescription('请输入商品名称');
});
