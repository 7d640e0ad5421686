import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { heldFetch } from '@/components/testing/held-fetch';
import { videoCategories, videoList } from '@/lib/contract/video';
import { VideoLibrary } from './VideoLibrary';

const videos = [1, 2, 3].map((id) => ({ id, url: `/media/${id}.mp4`, cover: '', title: `video ${id}`, categoryId: id === 3 ? 2 : 1 }));

function Opener() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(VideoLibrary, {})}>
      打开
    </button>
  );
}

const cell = (name: string) => page.getByRole('gridcell', { name });
const press = (name: string) => (cell(name).element() as HTMLElement).click();
const pressSpace = (name: string) =>
  cell(name)
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));

test('videos of the category before are not chosen while those of the next are on their way', async () => {
  answerCalls(videoCategories, () => [{ id: 2, name: '教程' }]);
  answerCalls(videoList, ({ query }) => {
    const rows = query.get('categoryId') === '2' ? videos.slice(2) : videos;
    return { rows, total: rows.length, page: 1, pageSize: 10 };
  });
  await draw(<Opener />, { namespaces: ['media', 'video'] });
  await page.getByRole('button', { name: '打开' }).click();
  await expect.element(cell('video 3')).toBeVisible();
  const answer = heldFetch();
  await page.getByRole('tab', { name: '教程' }).click();
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  press('video 1');
  pressSpace('video 3');
  expect(getComputedStyle(cell('video 3').element()).pointerEvents).toBe('none');
  await expect.element(page.getByText('已选 0 / 1')).toBeVisible();
  answer();
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await expect.element(cell('video 1')).not.toBeInTheDocument();
  await expect.element(page.getByText('已选 0 / 1')).toBeVisible();
  await cell('video 3').click();
  await expect.element(page.getByText('已选 1 / 1')).toBeVisible();
});
