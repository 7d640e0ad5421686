import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { draw } from '@/components/testing/draw';
import { PictureInput } from './PictureInput';
import { sendPicture } from './use-choose-picture';

const choose = vi.hoisted(() => vi.fn());
vi.mock(import('./use-choose-picture'), () => ({
  sendPicture: vi.fn(),
  useChoosePictures: () => ({ choose, prefetch: () => undefined }),
}));

const schema = z.object({ logo: z.string() });
const saved = vi.fn();

function Form({ ratio }: { ratio?: number }) {
  const form = useResourceForm<z.infer<typeof schema>, unknown>({
    schema,
    start: { logo: '' },
    labels: 'box.fields',
    save: async (values) => saved(values),
  });
  return (
    <>
      <PictureInput form={form} name="logo" {...(ratio && { ratio })} />
      <button type="button" disabled={form.busy} onClick={() => void form.submit()}>
        save
      </button>
    </>
  );
}

const well = page.getByRole('button', { name: /^(从素材库选择|更换) 标志/ });

async function open(ratio?: number) {
  saved.mockClear();
  choose.mockClear();
  await draw(<Form {...(ratio && { ratio })} />, { namespaces: ['media', 'picture'], messages: { box: { fields: { logo: '标志' } } } });
  await expect.element(well).toBeVisible();
}

function drop(name: string, content: BlobPart = new Uint8Array(9)) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], name, { type: 'image/png' }));
  well.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** Drops a picture and presses save while it is on its way. */
async function dropAndSave() {
  await open();
  let end: { arrive(url: string): void; fail(error: Error): void } | undefined;
  vi.mocked(sendPicture).mockReturnValue(new Promise((arrive, fail) => (end = { arrive, fail })));
  drop('logo.png');
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

/** Pictures that are sent arrive when the test says so. */
function sentPictures() {
  const underWay = new Map<string, (url: string) => void>();
  vi.mocked(sendPicture).mockImplementation(({ name }) => new Promise((resolve) => underWay.set(name, resolve)));
  return {
    sent: (name: string) => expect.poll(() => underWay.has(name)).toBe(true),
    arrive: (name: string) => underWay.get(name)?.(`/media/${name}`),
  };
}

const shown = page.getByRole('button', { name: '更换 标志' });
const saveAndTell = async () => {
  await page.getByRole('button', { name: 'save' }).click();
  await expect.poll(() => saved).toHaveBeenCalled();
  return saved.mock.calls;
};

test('of two pictures dropped, the later one stays although it arrives first', async () => {
  const { sent, arrive } = sentPictures();
  await open();
  drop('large.png');
  await sent('large.png');
  drop('small.png');
  await sent('small.png');
  arrive('small.png');
  await expect.element(shown).toBeVisible();
  arrive('large.png');
  expect(await saveAndTell()).toEqual([[{ logo: '/media/small.png' }]]);
});

test.each([
  ['what is chosen while a picture is on its way stays', ['/media/chosen.png'], '/media/chosen.png'],
  ['a library closed again leaves the picture on its way', [], '/media/dropped.png'],
])('%s', async (_what, urls, logo) => {
  const { sent, arrive } = sentPictures();
  await open();
  drop('dropped.png');
  await sent('dropped.png');
  choose.mockImplementation(async (_max, _ratio, onChosen) => {
    if (urls.length > 0) onChosen?.();
    return urls;
  });
  await well.click();
  await expect.poll(() => choose).toHaveBeenCalled();
  arrive('dropped.png');
  await expect.element(shown).toBeVisible();
  expect(await saveAndTell()).toEqual([[{ logo }]]);
});

test('what is chosen in the library replaces a picture dropped while it opened', async () => {
  const { sent, arrive } = sentPictures();
  let chosen: () => void = () => undefined;
  choose.mockImplementation(
    (_max, _ratio, onChosen) =>
      new Promise((resolve) => {
        chosen = () => {
          onChosen?.();
          resolve(['/media/chosen.png']);
        };
      }),
  );
  await open();
  await well.click();
  await expect.poll(() => choose).toHaveBeenCalled();
  drop('dropped.png');
  await sent('dropped.png');
  arrive('dropped.png');
  await expect.element(shown).toBeVisible();
  chosen();
  expect(await saveAndTell()).toEqual([[{ logo: '/media/chosen.png' }]]);
});

/** A picture of 40 by 20. */
const drawn = () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 });
  canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
  return new Promise<Blob>((done) => canvas.toBlob((blob) => blob && done(blob), 'image/png'));
};

test('a picture dropped on a field of a fixed shape goes through the cropper; giving up there drops nothing', async () => {
  vi.mocked(sendPicture).mockReset().mockResolvedValue('/media/square.png');
  await open(1);
  const dialog = page.getByRole('dialog');
  drop('wide.png', await drawn());
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(well).toBeEnabled();
  expect(sendPicture).not.toHaveBeenCalled();
  drop('wide.png', await drawn());
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(shown).toBeVisible();
  const [file] = vi.mocked(sendPicture).mock.calls[0] ?? [];
  const { width, height } = await createImageBitmap(file as File);
  expect([width, height]).toEqual([500, 500]);
  expect(await saveAndTell()).toEqual([[{ logo: '/media/square.png' }]]);
});
