import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { draw } from '@/components/testing/draw';
import { PictureInput } from './PictureInput';
import { sendPicture } from './use-choose-picture';

vi.mock(import('./use-choose-picture'), async (original) => ({ ...(await original()), sendPicture: vi.fn() }));

const schema = z.object({ logo: z.string() });
const saved = vi.fn();

function Form() {
  const form = useResourceForm<z.infer<typeof schema>, unknown>({
    schema,
    start: { logo: '' },
    labels: 'box.fields',
    save: async (values) => saved(values),
  });
  return (
    <>
      <PictureInput form={form} name="logo" />
      <button type="button" disabled={form.busy} onClick={() => void form.submit()}>
        save
      </button>
    </>
  );
}

/** Drops a picture and presses save while it is on its way. */
async function dropAndSave() {
  saved.mockClear();
  await draw(<Form />, { namespaces: ['media', 'picture'], messages: { box: { fields: { logo: '标志' } } } });
  const well = page.getByRole('button', { name: /标志/ });
  await expect.element(well).toBeVisible();
  let end: { arrive(url: string): void; fail(error: Error): void } | undefined;
  vi.mocked(sendPicture).mockReturnValue(new Promise((arrive, fail) => (end = { arrive, fail })));
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([new Uint8Array(9)], 'logo.png', { type: 'image/png' }));
  well.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.poll(() => end).toBeDefined();
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(page.getByRole('button', { name: 'save' })).toBeDisabled();
  expect(saved).not.toHaveBeenCalled();
  return end;
}

test('F8: saving waits for a picture on its way', async () => {
  (await dropAndSave())?.arrive('/media/logo.png');
  await expect.poll(() => saved).toHaveBeenCalledWith({ logo: '/media/logo.png' });
});

test('F8: a picture that could not be stored is told, and nothing is saved without it', async () => {
  (await dropAndSave())?.fail(new Error('refused'));
  await expect.element(page.getByRole('button', { name: 'save' })).toBeEnabled();
  await expect.element(page.getByRole('alert').getByText(/./).first()).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});
