import { createStore, keys } from 'idb-keyval';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { TabContext, type TabHandle } from '@/components/tabs/tab-context';
import { draw } from '@/components/testing/draw';
import { wipeDrafts } from '@/lib/form/draft-store';
import { TextInput } from '../inputs/TextInput';
import { useResourceForm } from '../state/use-resource-form';
import { DraftBar } from './DraftBar';

const schema = z.object({ name: z.string(), version: z.number() });
const messages = { box: { fields: { name: '名称' } } };

function Form({ version, save = async () => null }: { version: number; save?: () => Promise<unknown> }) {
  const form = useResourceForm<z.infer<typeof schema>, unknown>({
    ...{ schema, start: { name: '原名', version }, labels: 'box.fields', save },
    draft: DRAFT,
  });
  return (
    <>
      <DraftBar form={form} />
      <TextInput form={form} name="name" />
      <button type="button" onClick={() => void form.submit()}>
        保存
      </button>
    </>
  );
}
const DRAFT = { record: '7' };

let opening: number | undefined;
const handle: TabHandle = {
  path: '/box',
  setTitle: () => undefined,
  setDirty: () => undefined,
  setClean: () => undefined,
  close: () => undefined,
  opening: () => opening,
  searchOf: () => undefined,
};

/** A tab of a screen that is put away when it is left, as those of half-written forms are. */
function Tab() {
  const [shown, setShown] = useState(true);
  const [version, setVersion] = useState(1);
  return (
    <TabContext value={handle}>
      <button type="button" onClick={() => setShown(!shown)}>
        换页
      </button>
      <button type="button" onClick={() => setVersion(version + 1)}>
        被他人修改
      </button>
      {shown && <Form version={version} />}
    </TabContext>
  );
}

const field = page.getByRole('textbox', { name: '名称' });
const turn = () => page.getByRole('button', { name: '换页' }).click();
const leaveHalfWritten = async () => {
  await draw(<Tab />, { messages });
  await userEvent.fill(field, '写了一半');
  await turn();
  await expect.element(field).not.toBeInTheDocument();
};

beforeEach(async () => {
  opening = 1;
  await wipeDrafts('tester/0');
  await wipeDrafts('0/tester');
});

test('domain D26: a half-written page that was left is back by itself, says so, and can be given up', async () => {
  await leaveHalfWritten();
  await turn();
  await expect.element(field).toHaveValue('写了一半');
  await expect.element(page.getByText(/^已恢复 \d\d:\d\d 的草稿。/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '恢复', exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '放弃草稿' }).click();
  await expect.element(field).toHaveValue('原名');
  await turn();
  await turn();
  // One that is still kept would be read and offered in a moment.
  await expect.poll(() => keys(createStore('shangtai-drafts', 'drafts'))).toEqual([]);
  await expect.element(field).toHaveValue('原名');
  await expect.element(page.getByText(/草稿/)).not.toBeInTheDocument();
});

test('domain D26: of a tab that was closed and opened again the draft is offered', async () => {
  await leaveHalfWritten();
  opening = 2;
  await turn();
  await expect.element(page.getByText(/未保存的草稿/)).toBeVisible();
  await expect.element(field).toHaveValue('原名');
  await page.getByRole('button', { name: '恢复', exact: true }).click();
  await expect.element(field).toHaveValue('写了一半');
});

test('domain D26: a tab that is drawn anew on demand is as it was saved, with the draft at hand', async () => {
  await draw(<Tab />, { messages });
  await userEvent.fill(field, '写了一半');
  opening = 3;
  await turn();
  await turn();
  await expect.element(page.getByText(/未保存的草稿/)).toBeVisible();
  await expect.element(field).toHaveValue('原名');
});

test('domain D26: a record that somebody changed meanwhile is not overwritten unasked', async () => {
  await leaveHalfWritten();
  await page.getByRole('button', { name: '被他人修改' }).click();
  await turn();
  await expect.element(page.getByText(/请先比较/)).toBeVisible();
  await expect.element(field).toHaveValue('原名');
});

test('F2: of what was undone by hand no draft is left', async () => {
  await draw(<Form version={1} />, { messages });
  const kept = () => keys(createStore('shangtai-drafts', 'drafts'));
  await userEvent.fill(field, '写了一半');
  await expect.poll(kept).toHaveLength(1);
  await userEvent.fill(field, '原名');
  await expect.poll(kept).toEqual([]);
});

test('F2: what is typed right before saving is kept while the answer is awaited, without a pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await draw(<Form version={1} save={() => new Promise(() => undefined)} />, { messages });
    await userEvent.fill(field, '刚刚写的');
    expect(await keys(createStore('shangtai-drafts', 'drafts'))).toEqual([]);
    await page.getByRole('button', { name: '保存' }).click();
    // Not by polling, which moves the faked clock.
    for (let picture = 0; picture < 20; picture += 1) await new Promise(requestAnimationFrame);
    expect(await keys(createStore('shangtai-drafts', 'drafts'))).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
