import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { TextInput } from '../inputs/TextInput';
import { useResourceForm } from './use-resource-form';

const schema = z.object({ name: z.string().min(1) });
const start = { name: '茶杯' };
const draft = { record: '7' };
const messages = { box: { fields: { name: '商品名称' } } };

function Form({ onSaved }: { onSaved: () => void }) {
  const form = useResourceForm({ schema, start, labels: 'box.fields', save: async () => null, savedText: '已保存', onSaved, draft });
  return (
    <>
      <TextInput form={form} name="name" />
      <button type="button" onClick={() => void form.submit()}>
        保存
      </button>
    </>
  );
}

const failing = (error: Error) => () => {
  throw error;
};
const refusing = {
  open: () => vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(failing(new DOMException('denied', 'SecurityError'))),
  begin: () => vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(failing(new DOMException('closing', 'InvalidStateError'))),
  remove: () => vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(failing(new DOMException('full', 'QuotaExceededError'))),
};
const save = () => page.getByRole('button', { name: '保存' }).click();
const saidOnce = async (onSaved: () => void) => {
  await expect.element(page.getByText('已保存')).toBeVisible();
  expect(onSaved).toHaveBeenCalledTimes(1);
};

// The first of them first: the storage is opened once and for all.
test.each([
  ['cannot be opened', refusing.open],
  ['is closing', refusing.begin],
  ['takes nothing more', refusing.remove],
])('what was saved is said, and its form left, when the storage of drafts %s', async (_what, refuse) => {
  const refused = refuse();
  const onSaved = vi.fn();
  await draw(<Form onSaved={onSaved} />, { messages });
  await page.getByRole('textbox', { name: '商品名称' }).fill('茶壶');
  await save();
  await saidOnce(onSaved);
  expect(refused).toHaveBeenCalled();
  await expect.element(page.getByText('页面发生意外错误')).not.toBeInTheDocument();
});

test('a fault of ours in dropping the draft is told, and what was saved is said all the same', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(failing(new RangeError('no such draft')));
  const onSaved = vi.fn();
  await draw(<Form onSaved={onSaved} />, { messages });
  await save();
  await expect.element(page.getByText('页面发生意外错误')).toBeVisible();
  await saidOnce(onSaved);
});
