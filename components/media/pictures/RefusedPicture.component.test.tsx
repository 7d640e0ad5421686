import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import type { Job, Stored } from '@/lib/media/upload-entry';
import { uploads } from '../upload/uploads';
import { PictureInput } from './PictureInput';

const schema = z.object({ logo: z.string() });
const save = vi.fn(async (values: z.infer<typeof schema>) => values);

function Form() {
  const form = useResourceForm<z.infer<typeof schema>, unknown>({ schema, start: { logo: '' }, labels: 'box.fields', save });
  return (
    <>
      <PictureInput form={form} name="logo" />
      <button type="button" disabled={form.busy} onClick={() => void form.submit()}>
        保存
      </button>
    </>
  );
}

const well = page.getByRole('button', { name: /^(从素材库选择|更换) 标志/ });
const button = page.getByRole('button', { name: '保存' });
let settle: { store(stored: Stored): void; refuse(error: Error): void } | undefined;

beforeEach(() => {
  save.mockClear();
  settle = undefined;
  vi.spyOn(uploads.ports, 'hash').mockResolvedValue(undefined);
  vi.spyOn(uploads.ports, 'send').mockImplementation(
    (_batch: readonly Job[]) =>
      new Promise((resolve, refuse) => {
        settle = { store: (stored) => resolve([stored]), refuse };
      }),
  );
});
afterEach(() => {
  for (const { id } of uploads.shelf.entries()) uploads.cancel(id);
  uploads.shelf.forgetOver();
});

/** Drops a picture and presses save while it is on its way. */
async function dropAndSave() {
  await draw(<Form />, { namespaces: ['media', 'picture'], messages: { box: { fields: { logo: '标志' } } } });
  await expect.element(well).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([new Uint8Array(9)], 'logo.png', { type: 'image/png' }));
  well.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.poll(() => settle).toBeDefined();
  await button.click();
  await expect.element(button).toBeDisabled();
}

test('F8: a picture the server refuses is told and frees its form, unsaved; sent again it is kept by the library alone', async () => {
  await dropAndSave();
  settle?.refuse(new ApiError(codes.badFileFormat, '文件内容不是图片'));
  await expect.element(page.getByText('文件内容不是图片')).toBeVisible();
  await expect.element(button).toBeEnabled();
  expect(save).not.toHaveBeenCalled();
  expect(uploads.shelf.entries().map(({ state }) => state)).toEqual(['failed']);
});

test('F8: a form is not saved without a picture that was called off while it waited', async () => {
  await dropAndSave();
  uploads.cancel(uploads.shelf.entries()[0]?.id ?? '');
  await expect.element(button).toBeEnabled();
  expect(save).not.toHaveBeenCalled();
});
