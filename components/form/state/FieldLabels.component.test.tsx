import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
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

function Named({ refusal }: { refusal: Error }) {
  const save = async () => Promise.reject(refusal);
  const form = useResourceForm({ schema: z.object({ name: z.string() }), start: { name: '' }, labels: 'box.fields', save });
  const sections = [{ key: 'all', title: '全部', body: <TextInput form={form} name="name" /> }];
  return <FormPage form={form} sections={sections} onCancel={() => undefined} />;
}

test('a field in a group is called by the label it wears, not by that of a namesake outside', async () => {
  await draw(<Form />, { messages });
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByLabelText('收货人')).toHaveAccessibleDescription('请输入收货人');
  await expect.element(page.getByLabelText('商品名称')).toHaveAccessibleDescription('请输入商品名称');
});

test('a refusal about a field the form does not have is told in its own words, without a name for it', async () => {
  const refusal = new ApiError(codes.storeNameTaken, '门店名称已存在', {
    data: { fieldErrors: [{ field: 'storeName', msg: '门店名称已存在' }] },
  });
  await draw(<Named refusal={refusal} />, { messages });
  await page.getByLabelText('商品名称').fill('苹果');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByRole('button', { name: '门店名称已存在', exact: true })).toBeVisible();
});
