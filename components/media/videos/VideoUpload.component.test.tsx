import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { answerCalls } from '@/components/testing/answered-calls';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { still } from '@/components/testing/still';
import { upload } from '@/lib/client/upload';
import { videoCategories } from '@/lib/contract/video';
import { uploads } from '../upload/uploads';
import { takeFrames } from './take-frames';
import { VideoUpload } from './VideoUpload';

vi.mock(import('./take-frames'), () => ({ takeFrames: vi.fn() }));
vi.mock(import('@/lib/client/upload'), () => ({ upload: vi.fn() }));

function Library() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(VideoUpload, { categoryId: 0, maxMb: undefined })}>
      upload
    </button>
  );
}

test('a form that opens before the categories are known has them once they are', async () => {
  answerCalls(videoCategories, () => [{ id: 2, name: '教程视频' }]);
  await draw(<Library />, { namespaces: ['media', 'video', 'picture'] });
  await page.getByRole('button', { name: 'upload' }).click();
  const group = page.getByRole('combobox');
  await expect.element(page.getByRole('option', { name: '教程视频' })).toBeInTheDocument();
  await userEvent.selectOptions(group, '教程视频');
  await expect.element(group).toHaveValue('2');
});

test('a form given up while its cover is sent uploads no video', async () => {
  answerCalls(videoCategories, () => []);
  const file = new File([new Uint8Array(9)], 'cover.jpg', { type: 'image/jpeg' });
  const frame = { seconds: 1, worth: 1, file, url: URL.createObjectURL(file) };
  vi.mocked(takeFrames).mockResolvedValue({ frames: [frame], seconds: 2 });
  const cover = deferred<{ url: string }>();
  vi.mocked(upload).mockReturnValueOnce(cover.promise);
  const queued = vi.spyOn(uploads, 'add');
  await draw(<Library />, { namespaces: ['media', 'video', 'picture'] });
  await page.getByRole('button', { name: 'upload' }).click();
  const dialog = page.getByRole('dialog');
  await userEvent.upload(
    dialog.element().querySelector('input[type=file]') as Element,
    new File([new Uint8Array(9)], 'v.mp4', { type: 'video/mp4' }),
  );
  await expect.element(page.getByRole('radio')).toBeChecked();
  await dialog.getByRole('button', { name: '上传', exact: true }).click();
  await expect.poll(() => vi.mocked(upload).mock.calls).toHaveLength(1);
  await dialog.getByRole('button', { name: '取消' }).click();
  expect(vi.mocked(upload).mock.calls[0]?.[2].signal.aborted).toBe(true);
  // The answer was on its way by then.
  cover.resolve({ url: '/media/cover.jpg' });
  await still();
  expect(queued).not.toHaveBeenCalled();
});

test('what is wrong with the title is told at its field', async () => {
  answerCalls(videoCategories, () => []);
  await draw(<Library />, { namespaces: ['media', 'video', 'picture'] });
  await page.getByRole('button', { name: 'upload' }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('textbox', { name: '视频标题' });
  await expect.element(title).toHaveAccessibleDescription('');
  await dialog.getByRole('button', { name: '上传', exact: true }).click();
  await expect.element(title).toHaveAttribute('aria-invalid', 'true');
  await expect.element(title).toHaveAccessibleDescription('请输入视频标题');
});
