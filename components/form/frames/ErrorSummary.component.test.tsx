import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { text } from '@/lib/contract/field/fields';
import { TextInput } from '../inputs/TextInput';
import { useResourceForm } from '../state/use-resource-form';
import { FormPage } from './FormPage';

const schema = z.object({ remark: text(1, 20), username: text(1, 20), reason: text(1, 20) });
const start = { remark: '', username: '', reason: '' };

/** Its fields stand in another order than the contract names them. */
function Person() {
  const form = useResourceForm({ schema, start, labels: 'storeApply.fields', save: async (values) => values });
  return <FormPage form={form} onCancel={() => undefined} sections={[{ key: 'one', title: '一', body: <Fields form={form} /> }]} />;
}

const Fields = ({ form }: { form: ReturnType<typeof useResourceForm<z.infer<typeof schema>, unknown>> }) => (
  <>
    <TextInput form={form} name="username" hint="字母开头的 4-30 位字母、数字或下划线" wide />
    <TextInput form={form} name="reason" wide />
    <TextInput form={form} name="remark" wide />
  </>
);

/** One of its values has no field. */
function Rest() {
  const form = useResourceForm({
    schema,
    start: { ...start, username: 'owner_1', reason: '照片不清' },
    labels: 'storeApply.fields',
    save: async (values) => values,
  });
  const field = <TextInput form={form} name="username" wide />;
  return <FormPage form={form} onCancel={() => undefined} sections={[{ key: 'one', title: '一', body: field }]} />;
}

/** Enough to see that a hint belongs to the field above it, in pixels. */
const GAP = 8;

/** From the line under each field to the label of the next one. */
function gaps(): number[] {
  const frames = [...document.querySelectorAll('[data-field]')];
  return frames.slice(1).map((frame, at) => {
    const label = frame.querySelector('.label')?.getBoundingClientRect().top ?? 0;
    return label - (frames[at]?.querySelector('p')?.getBoundingClientRect().bottom ?? 0);
  });
}

test('problems are listed as their fields stand on the page, and no hint touches the label below it', async () => {
  await draw(<Person />, { namespaces: ['storeApply'] });
  expect(Math.min(...gaps())).toBeGreaterThanOrEqual(GAP);
  await page.getByRole('button', { name: '保存' }).click();
  const links = page.getByRole('alert').first().getByRole('button');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map((link) => link.textContent)).toEqual(['请输入店主登录账号', '请输入驳回原因', '请输入备注']);
  expect(Math.min(...gaps())).toBeGreaterThanOrEqual(GAP);
});

test('a single problem of something that stands nowhere is told above the fields: saving is never silent', async () => {
  await draw(<Rest />, { namespaces: ['storeApply'] });
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('请输入备注');
});

test('a single problem in sight is told at its field alone', async () => {
  await draw(<Person />, { namespaces: ['storeApply'] });
  await page.getByLabelText('店主登录账号').fill('owner_1');
  await page.getByLabelText('驳回原因').fill('照片不清');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('请输入备注')).toBeVisible();
  expect(page.getByText('请输入备注').elements()).toHaveLength(1);
});

/** Lets everything run that was put off for a moment. */
const moment = () => new Promise((done) => setTimeout(done, 30));
const holder = () => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field;

test('the cursor goes to the first problem once, and is not taken from whoever goes on elsewhere', async () => {
  await draw(<Person />, { namespaces: ['storeApply'] });
  await expect.element(page.getByLabelText('备注')).toBeVisible();
  const save = page.getByRole('button', { name: '保存' }).element() as HTMLElement;
  save.click();
  await expect.poll(holder).toBe('username');
  await moment();
  const remark = page.getByLabelText('备注').element() as HTMLInputElement;
  save.click();
  // A busy page hears of the next press right after the one before, before anything that was put off.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  remark.focus();
  await moment();
  expect(holder()).toBe('remark');
});
