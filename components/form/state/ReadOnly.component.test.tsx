import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { FormPage } from '../frames/FormPage';
import { TextInput } from '../inputs/TextInput';
import { useResourceForm } from './use-resource-form';

const schema = z.object({ name: z.string() });
const messages = { box: { fields: { name: '商品名称' } } };
const start = { name: '茶杯' };

function Form() {
  const form = useResourceForm({ ...{ schema, start, labels: 'box.fields', save: async () => null }, stays: true, readOnly: true });
  const body = <TextInput form={form} name="name" />;
  return <FormPage form={form} sections={[{ key: 'all', title: '全部', body }]} onCancel={() => undefined} />;
}

test('whoever may only read sees the values, and is offered neither a field to type into nor a button to save', async () => {
  await draw(<Form />, { messages });
  await expect.element(page.getByLabelText('商品名称')).toHaveValue('茶杯');
  await expect.element(page.getByLabelText('商品名称')).toBeDisabled();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
