import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { FormPage } from '../frames/FormPage';
import { TextInput } from '../inputs/TextInput';
import { useResourceForm } from './use-resource-form';

const lost = vi.hoisted(() => ({ dialog: false }));
/** Reading what is saved now fails so often. */
const unread = vi.hoisted(() => ({ times: 0 }));
/** The code of the question takes so long. */
const late = vi.hoisted(() => ({ ms: 0 }));
// A module that was fetched once is there for good: what comes of it is decided when it is asked for.
vi.mock('@/components/dialogs/use-on-demand', async (original) => {
  const { onDemand, ...rest } = await original<typeof import('@/components/dialogs/use-on-demand')>();
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  return { ...rest, onDemand: (load: () => Promise<never>) => onDemand(() => (lost.dialog ? fails() : wait(late.ms).then(load))) };
});

const schema = z.object({ name: z.string().min(1), remark: z.string(), version: z.number() });
const messages = { box: { fields: { name: '商品名称', remark: '备注', version: '版本' } } };
const start = { name: '茶杯', remark: '', version: 1 };
const save = vi.fn(async (values: z.infer<typeof schema>) => {
  if (values.version < 2) throw new ApiError(codes.versionConflict, '数据已被修改');
  return values;
});

function Form() {
  const form = useResourceForm({
    ...{ schema, start, labels: 'box.fields', save, savedText: '已保存' },
    reload: async () => {
      unread.times -= 1;
      if (unread.times >= 0) throw new ApiError(codes.internal, '系统繁忙，请稍后再试');
      return { name: '茶盘', remark: '新到', version: 2 };
    },
  });
  const body = (
    <>
      <TextInput form={form} name="name" />
      <TextInput form={form} name="remark" />
    </>
  );
  return <FormPage form={form} sections={[{ key: 'all', title: '全部', body }]} onCancel={() => undefined} />;
}

const name = page.getByLabelText('商品名称');
const press = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
async function saveSecond() {
  await draw(<Form />, { messages });
  await name.fill('茶壶');
  await press('保存');
}

beforeEach(() => {
  save.mockClear();
  lost.dialog = false;
  late.ms = 0;
  unread.times = 0;
});

test('a save that came second asks field by field, and what is chosen can be saved', async () => {
  await saveSecond();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('茶盘')).toBeVisible();
  await press('应用选择');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('备注')).toHaveValue('新到');
  await press('保存');
  await expect.element(page.getByText('已保存')).toBeVisible();
  expect(save.mock.calls.map(([values]) => values.version)).toEqual([1, 2]);
});

test('nothing can be typed between the refusal and the question: it compares what was typed until then', async () => {
  late.ms = 100;
  await draw(<Form />, { messages });
  const input = name.element() as HTMLInputElement;
  const disabled: boolean[] = [];
  const watch = new MutationObserver(() => disabled.push(input.disabled));
  watch.observe(input, { attributeFilter: ['disabled'] });
  await name.fill('茶壶');
  await press('保存');
  await expect.element(page.getByRole('dialog').getByText('茶盘')).toBeVisible();
  expect(disabled).toEqual([true]);
  await press('应用选择');
  await expect.element(name).toBeEnabled();
  watch.disconnect();
});

test('where the question cannot be fetched that is told, and the form stays as it was', async () => {
  lost.dialog = true;
  await saveSecond();
  await expect.element(page.getByRole('alert').getByText(/./).first()).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('茶壶');
  await expect.element(page.getByLabelText('备注')).toHaveValue('');
  // The next try asks again.
  lost.dialog = false;
  await press('保存');
  await expect.element(page.getByRole('dialog').getByText('茶盘')).toBeVisible();
});

test('where what is saved now cannot be read that is told once, and the next try asks again', async () => {
  unread.times = 1;
  await saveSecond();
  await expect.element(page.getByText('系统繁忙，请稍后再试')).toBeVisible();
  expect(page.getByText('系统繁忙，请稍后再试').elements()).toHaveLength(1);
  await expect.element(name).toHaveValue('茶壶');
  await press('保存');
  await expect.element(page.getByRole('dialog').getByText('茶盘')).toBeVisible();
});
