import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { answerCalls, forgetCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { heldFetch } from '@/components/testing/held-fetch';
import { pictureList, pictureUsage } from '@/lib/contract/picture';
import type { Job } from '@/lib/media/upload-entry';
import { uploads } from '../upload/uploads';
import { PictureLibrary } from './PictureLibrary';

const pictures = [1, 2, 3, 4].map((id) => ({ id, url: `/media/${id}.png`, name: `${id}.png` }));
const sent = (job: Job) => pictures[Number.parseInt(job.file.name, 10) - 1] ?? { id: 0, url: '' };
const answered = vi.fn();

function Opener() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(PictureLibrary, { max: 3 }).then(answered)}>
      打开
    </button>
  );
}

beforeEach(() => {
  answered.mockClear();
  answerCalls(pictureList, () => ({ rows: pictures, total: 4, groups: [], maxMb: 5 }));
  vi.spyOn(uploads.ports, 'hash').mockResolvedValue(undefined);
  vi.spyOn(uploads.ports, 'send').mockImplementation(async (batch: readonly Job[]) => batch.map(sent));
});
afterEach(() => {
  uploads.shelf.forgetOver();
  forgetCalls();
});

const tile = (name: string) => page.getByRole('gridcell', { name });
function drop(...names: string[]) {
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File([new Uint8Array(9)], name, { type: 'image/png' }));
  const area = page.getByRole('dialog').getByRole('grid').element();
  area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('M2: pictures dropped together are all chosen, in their order, up to as many as may be; one chosen before stays', async () => {
  await draw(<Opener />, { namespaces: ['media', 'picture'] });
  await page.getByRole('button', { name: '打开' }).click();
  await tile('2.png').click();
  drop('2.png', '1.png', '4.png', '3.png');
  await expect.element(page.getByText('3 / 3')).toBeVisible();
  await page.getByRole('button', { name: /确\s*定/ }).click();
  await expect.poll(() => answered.mock.calls.at(-1)?.[0]?.map(({ id }: { id: number }) => id)).toEqual([2, 1, 4]);
});

test('a picture whose deletion is asked for twice is asked about once', async () => {
  const calls = answerCalls(pictureUsage, () => ({ places: [], total: 0 }));
  await draw(<Opener />, { namespaces: ['media', 'picture'] });
  await page.getByRole('button', { name: '打开' }).click();
  await tile('2.png').click();
  const press = () =>
    tile('2.png')
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true }));
  press();
  press();
  await expect.element(page.getByRole('alertdialog').first()).toBeVisible();
  expect(calls.filter(({ path }) => path === `/${pictureUsage.path}`.replace('//', '/'))).toHaveLength(1);
  expect(document.querySelectorAll('[role="alertdialog"]')).toHaveLength(1);
});

test('cells of a spreadsheet pasted into the search are its text, and no picture', async () => {
  const added = vi.spyOn(uploads, 'add');
  await draw(<Opener />, { namespaces: ['media', 'picture'] });
  await page.getByRole('button', { name: '打开' }).click();
  await expect.element(tile('1.png')).toBeVisible();
  const paste = (target: Element, text?: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(9)], '1.png', { type: 'image/png' }));
    if (text) clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const search = page.getByRole('dialog').element().querySelector('input[type="search"], input') as Element;
  expect(paste(search, '型号')).toBe(false);
  expect(added).not.toHaveBeenCalled();
  expect(paste(search)).toBe(true);
  await expect.poll(() => added.mock.calls).toHaveLength(1);
});

test('pictures of the words before are neither chosen nor deleted while those of the new ones are on their way', async () => {
  answerCalls(pictureList, ({ query }) => {
    const rows = query.get('keyword') === '4' ? pictures.slice(3) : pictures;
    return { rows, total: rows.length, groups: [], maxMb: 5 };
  });
  await draw(<Opener />, { namespaces: ['media', 'picture'] });
  await page.getByRole('button', { name: '打开' }).click();
  await expect.element(tile('4.png')).toBeVisible();
  const answer = heldFetch();
  await page.getByRole('searchbox').fill('4');
  const grid = page.getByRole('dialog').getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-busy', 'true');
  const shown = tile('4.png').element() as HTMLElement;
  shown.click();
  for (const key of [' ', 'Delete']) shown.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('已选 0 / 3')).toBeVisible();
  answer();
  await expect.element(grid).toHaveAttribute('aria-busy', 'false');
  await expect.element(page.getByText('已选 0 / 3')).toBeVisible();
  expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  await tile('4.png').click();
  await expect.element(page.getByText('已选 1 / 3')).toBeVisible();
});

test('the grid tells every key it takes, also the one that deletes', async () => {
  await draw(<Opener />, { namespaces: ['media', 'picture'] });
  await page.getByRole('button', { name: '打开' }).click();
  await expect.element(tile('1.png')).toBeVisible();
  const grid = page.getByRole('dialog').getByRole('grid');
  await expect.element(grid).toHaveAttribute('aria-description', '方向键移动，空格选择，Delete 删除，回车确定');
});
