import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { TransportError } from '@/lib/contract/call/envelope';
import { FormPage } from '../frames/FormPage';
import { TextInput } from '../inputs/TextInput';
import { useResourceForm } from './use-resource-form';

const schema = z.object({ name: z.string().min(1), version: z.number() });
const messages = { box: { fields: { name: '商品名称', version: '版本' } } };
const start = { name: '茶杯', version: 1 };

function Form({ reload, start: read = start }: { reload: () => Promise<typeof start>; start?: typeof start }) {
  const save = async () => null;
  const form = useResourceForm({ ...{ schema, start: read, labels: 'box.fields', save, savedText: '已保存', reload }, stays: true });
  const body = <TextInput form={form} name="name" />;
  return <FormPage form={form} sections={[{ key: 'all', title: '全部', body }]} onCancel={() => void form.discard()} />;
}

const name = page.getByLabelText('商品名称');
const saveTyped = async () => {
  await name.fill('茶壶');
  await page.getByRole('button', { name: '保存', exact: true }).click();
};

test('a form that stays takes nothing that is typed until it shows what is saved', async () => {
  const reload = () => new Promise<typeof start>((read) => setTimeout(() => read({ name: '茶壶（新）', version: 2 }), 100));
  await draw(<Form reload={reload} />, { messages });
  const enabledWith: string[] = [];
  const input = name.element() as HTMLInputElement;
  const watch = new MutationObserver(() => input.disabled || enabledWith.push(input.value));
  watch.observe(input, { attributeFilter: ['disabled'] });
  await saveTyped();
  await expect.element(page.getByText('已保存', { exact: true })).toBeVisible();
  await expect.element(name).toBeEnabled();
  expect(enabledWith).toEqual(['茶壶（新）']);
});

test('where what was saved cannot be read again that is told, and what was typed counts as saved', async () => {
  const reload = () => Promise.reject(new TransportError('Network Error'));
  await draw(<Form reload={reload} />, { messages });
  await saveTyped();
  await expect.element(page.getByText(/^已保存，但未能重新读取/)).toBeVisible();
  await expect.element(page.getByText('已保存', { exact: true })).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('茶壶');
  await expect.element(name).toBeEnabled();
});

/** A form whose record is read anew beside it, as refreshing a tab does. */
function ReadAnew() {
  const [read, setRead] = useState(start);
  return (
    <>
      <Form reload={async () => read} start={read} />
      <button type="button" onClick={() => setRead({ name: `茶杯（第 ${read.version} 次）`, version: read.version + 1 })}>
        read anew
      </button>
    </>
  );
}

test('a form that stays shows what was read anew, at once or when what was typed is given up', async () => {
  await draw(<ReadAnew />, { messages });
  await page.getByRole('button', { name: 'read anew' }).click();
  await expect.element(name).toHaveValue('茶杯（第 1 次）');
  await name.fill('茶壶');
  await page.getByRole('button', { name: 'read anew' }).click();
  await expect.element(name).toHaveValue('茶壶');
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '离开' }).click();
  await expect.element(name).toHaveValue('茶杯（第 2 次）');
});
