import { expect, test, vi } from 'vitest';
import { takeFrames } from './take-frames';

/** A picture that plays the part of a video: it loads at once, and of the places it is asked for some never come. */
function playedBy(stuckAt: readonly number[]): void {
  const picture = document.createElement('canvas');
  [picture.width, picture.height] = [64, 36];
  const ink = picture.getContext('2d');
  ink?.fillRect(0, 0, 64, 36);
  if (ink) ink.fillStyle = 'white';
  ink?.fillRect(0, 0, 32, 36);
  const soon = (name: string) => queueMicrotask(() => picture.dispatchEvent(new Event(name)));
  let asked = 0;
  Object.defineProperty(picture, 'src', { set: () => soon('loadeddata') });
  Object.defineProperty(picture, 'currentTime', {
    set: () => {
      asked += 1;
      if (!stuckAt.includes(asked)) soon('seeked');
    },
  });
  Object.assign(picture, { duration: 80, videoWidth: 64, videoHeight: 36, load: () => undefined });
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation(((name: string) => (name === 'video' ? picture : create(name))) as never);
}

/** The addresses that hold a file in memory, now. */
function heldAddresses(): Set<string> {
  const held = new Set<string>();
  const { createObjectURL, revokeObjectURL } = URL;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = createObjectURL(file);
    held.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    held.delete(url);
    revokeObjectURL(url);
  });
  return held;
}

const video = new File([new Uint8Array(9)], 'video.mp4', { type: 'video/mp4' });
/** Waits without the clock, which the test holds. */
const until = async (come: () => boolean) => {
  for (let frames = 0; frames < 200 && !come(); frames += 1) await new Promise(requestAnimationFrame);
};

test('a place of the video that does not come costs that one alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  playedBy([3]);
  const held = heldAddresses();
  const taking = takeFrames(video, new AbortController().signal);
  await until(() => held.size === 3);
  await vi.advanceTimersByTimeAsync(6000);
  const { frames, seconds } = await taking;
  expect(seconds).toBe(80);
  expect(frames.map((frame) => frame.seconds)).toEqual([5, 15, 35, 45, 55, 65]);
  expect([...held]).toEqual(frames.map(({ url }) => url));
});

test('of a video that has stopped coming what was found is kept, and it is not waited for on and on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  playedBy([3, 4, 5, 6, 7, 8]);
  const held = heldAddresses();
  const taking = takeFrames(video, new AbortController().signal);
  await until(() => held.size === 3);
  await vi.advanceTimersByTimeAsync(12_000);
  const { frames } = await taking;
  expect(frames.map((frame) => frame.seconds)).toEqual([5, 15]);
  expect([...held]).toEqual(frames.map(({ url }) => url));
});

test('a search that is given up leaves no address behind', async () => {
  playedBy([3]);
  const held = heldAddresses();
  const stop = new AbortController();
  const taking = takeFrames(video, stop.signal);
  await until(() => held.size === 3);
  stop.abort();
  const { frames } = await taking;
  expect(frames).toEqual([]);
  expect([...held]).toEqual([]);
});
