import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { type Cover, CoverPicker } from './CoverPicker';
import { type Frame, takeFrames } from './take-frames';

vi.mock(import('./take-frames'), () => ({ takeFrames: vi.fn() }));
vi.mock(import('../pictures/PictureLibrary'), () => ({ PictureLibrary: Library as never }));

function Library({ answer }: DialogProps<object, { url: string }[]>) {
  return (
    <button type="button" onClick={() => answer([{ url: '/media/own.png' }])}>
      library
    </button>
  );
}

const video = new File([new Uint8Array(9)], 'video.mp4', { type: 'video/mp4' });
const frame = (seconds: number, worth: number): Frame => {
  const file = new File([new Uint8Array(9)], `${seconds}.jpg`, { type: 'image/jpeg' });
  return { seconds, worth, file, url: URL.createObjectURL(file) };
};

let now: Cover;
function Picker() {
  const [cover, setCover] = useState<Cover>();
  now = cover;
  return <CoverPicker file={video} value={cover} onChange={setCover} />;
}

/** Draws the picker of a video whose frames come when the test says so. */
async function open() {
  const taken = deferred<{ frames: Frame[]; seconds: number }>();
  vi.mocked(takeFrames).mockReturnValue(taken.promise);
  await draw(<Picker />, { namespaces: ['video', 'media', 'picture'] });
  await expect.element(page.getByText('正在截取画面')).toBeVisible();
  return (frames: Frame[]) => taken.resolve({ frames, seconds: 20 });
}

test('the clearest frame is the cover', async () => {
  const come = await open();
  come([frame(3, 1), frame(9, 2)]);
  await expect.element(page.getByRole('radio', { name: '第 0:09 处的画面' })).toBeChecked();
});

test.each([
  ['some are found', [frame(3, 1)]],
  ['none is found', []],
])('a cover chosen while frames are searched stays: %s', async (_what, frames) => {
  const come = await open();
  await page.getByRole('button', { name: '从素材库选择' }).click();
  await page.getByRole('button', { name: 'library' }).click();
  await expect.element(page.getByRole('radio', { name: '已选封面' })).toBeChecked();
  come(frames);
  await expect.element(page.getByText('正在截取画面')).not.toBeInTheDocument();
  expect(now).toEqual({ url: '/media/own.png' });
});
