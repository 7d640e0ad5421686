import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { draw } from '@/components/testing/draw';
import { VideoPlayer } from './VideoPlayer';

function Library() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(VideoPlayer, { url: '/media/videos/ab/away.mp4', title: '开箱', cover: '' })}>
      preview
    </button>
  );
}

test('a video that did not come is asked for again without closing the player', async () => {
  const asked = vi.spyOn(HTMLMediaElement.prototype, 'load');
  await draw(<Library />, { namespaces: ['video'] });
  await page.getByRole('button', { name: 'preview' }).click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect.element(alert).toHaveTextContent('浏览器无法播放该视频');
  const video = page.getByRole('dialog').element().querySelector('video') as HTMLVideoElement;
  const failures = vi.fn();
  video.addEventListener('error', failures);
  await page.getByRole('button', { name: '1.5x' }).click();
  await alert.getByRole('button', { name: '重试' }).click();
  expect(video.playbackRate).toBe(1.5);
  expect(asked).toHaveBeenCalledTimes(1);
  // The server is still away: said anew.
  await expect.poll(() => failures.mock.calls.length).toBe(1);
  await expect.element(alert).toBeVisible();
  // Nothing else comes by itself any more.
  video.dispatchEvent(new Event('loadstart'));
  await expect.element(alert).not.toBeInTheDocument();
});
