import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { FormPage } from '../frames/FormPage';
import { TextInput } from '../inputs/TextInput';
import { useResourceForm } from './use-resource-form';

const schema = z.object({ name: z.string().min(1) });
const messages = { box: { fields: { name: '商品名称' } } };
const start = { name: '茶杯' };

interface Props {
  save: (values: unknown) => Promise<unknown>;
  onSaved?: () => void;
  stays?: boolean;
}

function Form({ save, onSaved = () => undefined, stays = false }: Props) {
  const form = useResourceForm({ schema, start, labels: 'box.fields', save, savedText: '已保存', onSaved, stays });
  const sections = [{ key: 'all', title: '全部', body: <TextInput form={form} name="name" /> }];
  return <FormPage form={form} sections={sections} onCancel={() => undefined} />;
}

/** A turn of the page that no timer comes before. */
const message = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
const button = () => page.getByRole('button', { name: '保存', exact: true });

test('what was saved is not sent again by a second click that comes after the answer, while the form goes', async () => {
  const save = vi.fn(async (values: unknown) => values);
  await draw(<Form save={save} />, { messages });
  await button().click();
  await expect.element(page.getByText('已保存')).toBeVisible();
  await button().click();
  await button().click();
  expect(save).toHaveBeenCalledTimes(1);
});

test('nor by one that comes before the page has drawn that it is saved', async () => {
  // The answer is quicker than the timers of a busy page: the button was never drawn as disabled.
  const save = vi.fn(async () => message());
  // Nothing is drawn between two microtasks.
  const onSaved = vi.fn(async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    (button().element() as HTMLElement).click();
  });
  await draw(<Form save={save} onSaved={onSaved} />, { messages });
  await page.getByLabelText('商品名称').fill('茶壶');
  await button().click();
  await expect.element(page.getByText('已保存')).toBeVisible();
  await expect.element(button()).toBeEnabled();
  await new Promise((done) => setTimeout(done, 100));
  expect([onSaved.mock.calls.length, save.mock.calls.length]).toEqual([1, 1]);
});

test('what is typed after saving is sent', async () => {
  const save = vi.fn(async (values: unknown) => values);
  await draw(<Form save={save} />, { messages });
  await button().click();
  await expect.element(page.getByText('已保存')).toBeVisible();
  await page.getByLabelText('商品名称').fill('茶壶');
  await button().click();
  await expect.poll(() => save.mock.calls.at(-1)).toEqual([{ name: '茶壶' }, expect.anything()]);
});

test('a form that stays is saved as often as somebody asks', async () => {
  const save = vi.fn(async (values: unknown) => values);
  await draw(<Form save={save} stays />, { messages });
  await button().click();
  await expect.poll(() => save.mock.calls.length).toBe(1);
  await expect.element(button()).toBeEnabled();
  await button().click();
  await expect.poll(() => save.mock.calls.length).toBe(2);
});

const DRAFT = { record: 'new' };
/** A form that is put away while its answer is awaited, as those of tabs that are left are. */
function Left({ save }: { save: (values: unknown, options: { idempotencyKey: string }) => Promise<unknown> }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        换页
      </button>
      {shown && <Drafted save={save} />}
    </>
  );
}
function Drafted({ save }: Parameters<typeof Left>[0]) {
  const form = useResourceForm({ schema, start, labels: 'box.fields', save, draft: DRAFT });
  const sections = [{ key: 'all', title: '全部', body: <TextInput form={form} name="name" /> }];
  return <FormPage form={form} sections={sections} onCancel={() => undefined} />;
}

test('what is sent again from a form that was left during its save carries the key of the first', async () => {
  const save = vi.fn((_values: unknown, _options: { idempotencyKey: string }) => new Promise(() => undefined));
  await draw(<Left save={save} />, { messages });
  await button().click();
  await expect.poll(() => save.mock.calls.length).toBe(1);
  const turn = () => page.getByRole('button', { name: '换页' }).click();
  await turn();
  await expect.element(button()).not.toBeInTheDocument();
  await turn();
  await button().click();
  await expect.poll(() => save.mock.calls.length).toBe(2);
  const [first, second] = save.mock.calls;
  expect(second).toEqual(first);
});
