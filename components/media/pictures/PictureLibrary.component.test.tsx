import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { answerCalls, forgetCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { pictureList } from '@/lib/contract/picture';
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
  vi.restoreAllMocks();
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
