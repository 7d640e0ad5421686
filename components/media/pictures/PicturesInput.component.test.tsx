import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { PicturesInput } from './PicturesInput';
import { sendPicture } from './use-choose-picture';

const choose = vi.hoisted(() => vi.fn());
vi.mock(import('./use-choose-picture'), () => ({
  sendPicture: vi.fn(),
  useChoosePictures: () => ({ choose, prefetch: () => undefined }),
}));

const schema = z.object({ images: z.array(z.string()) });

function Form() {
  const form = useResourceForm<z.infer<typeof schema>, unknown>({
    schema,
    start: { images: ['/media/old.png'] },
    labels: 'box.fields',
    save: async () => null,
  });
  return (
    <>
      <PicturesInput form={form} name="images" max={5} />
      <output>{form.hook.watch('images').join(' ')}</output>
    </>
  );
}

const add = page.getByRole('button', { name: /图集/ });

async function open() {
  await draw(<Form />, { namespaces: ['media', 'picture'], messages: { box: { fields: { images: '图集' } } } });
  await expect.element(add).toBeVisible();
  vi.mocked(sendPicture).mockImplementation(async (file) => `/media/${file.name}`);
}

function drop(...names: string[]) {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File([new Uint8Array(9)], name, { type: 'image/png' }));
  add.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('pictures stored one right after the other all stay', async () => {
  await open();
  drop('a.png', 'b.png');
  await expect.element(page.getByText('/media/old.png /media/a.png /media/b.png')).toBeVisible();
});

test('a picture stored while the library is open stays beside those chosen there', async () => {
  await open();
  const { promise, resolve: chosen } = deferred<string[]>();
  choose.mockReturnValue(promise);
  await add.click();
  await expect.poll(() => choose).toHaveBeenCalled();
  drop('a.png');
  await expect.element(page.getByText('/media/old.png /media/a.png')).toBeVisible();
  chosen(['/media/b.png']);
  await expect.element(page.getByText('/media/old.png /media/a.png /media/b.png')).toBeVisible();
});
