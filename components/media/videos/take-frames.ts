import { momentsOf, worthOf } from '@/lib/media/frame-brightness';

/** A picture out of a video. */
export interface Frame {
  readonly seconds: number;
  /** How much it shows. */
  readonly worth: number;
  readonly file: File;
  readonly url: string;
}

const WIDTH = 640;
const SMALL = 48;
const SEEK_MS = 6000;
const MOST_FRAMES = 6;
/** So many places that do not come, and the others are not waited for. */
const MOST_MISSED = 2;

/** A place of a video has not come in time. */
class SlowSeek extends Error {
  override readonly name = 'SlowSeek';
}

/**
 * Takes frames spread over a video, leaving out black and one-coloured ones; what the browser cannot play has none. Whoever asked has
 * their addresses to free; a search that was given up leaves none.
 */
export async function takeFrames(file: File, signal: AbortSignal): Promise<{ frames: Frame[]; seconds: number }> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  Object.assign(video, { muted: true, preload: 'auto', playsInline: true, src: address });
  const frames: Frame[] = [];
  let [seconds, missed] = [0, 0];
  try {
    await happening(video, 'loadeddata', signal);
    seconds = video.duration;
    for (const moment of momentsOf(seconds)) {
      if (frames.length === MOST_FRAMES || missed === MOST_MISSED) break;
      const frame = await frameAt(video, moment, file.name, signal).catch((error: unknown) => {
        if (!(error instanceof SlowSeek)) throw error;
        missed += 1;
        return undefined;
      });
      if (frame) frames.push(frame);
    }
    signal.throwIfAborted();
    return { frames, seconds };
  } catch {
    if (signal.aborted) for (const { url } of frames.splice(0)) URL.revokeObjectURL(url);
    // A codec this browser lacks, or a file that breaks off: the cover is one of those before, or chosen from the library.
    return { frames, seconds };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

/** Waits for an event of a video; gives up when the video fails or nothing comes. */
async function happening(video: HTMLVideoElement, name: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const over = new AbortController();
  const heard = { signal: over.signal };
  let clock: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      clock = setTimeout(() => reject(new SlowSeek(`no ${name}`)), SEEK_MS);
      video.addEventListener(name, () => resolve(), heard);
      video.addEventListener('error', () => reject(video.error ?? new Error('the video cannot be played')), heard);
      signal.addEventListener('abort', () => reject(signal.reason), heard);
    });
  } finally {
    clearTimeout(clock);
    over.abort();
  }
}

async function frameAt(video: HTMLVideoElement, seconds: number, name: string, signal: AbortSignal): Promise<Frame | undefined> {
  video.currentTime = seconds;
  await happening(video, 'seeked', signal);
  const worth = worthOf(pixelsOf(video));
  if (worth === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(WIDTH, video.videoWidth);
  canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/jpeg', 0.88));
  if (!blob) return undefined;
  const file = new File([blob], `${name.replace(/\.[^.]{1,5}$/, '')}-${Math.round(seconds)}s.jpg`, { type: 'image/jpeg' });
  return { seconds, worth, file, url: URL.createObjectURL(blob) };
}

/** A few pixels are enough to judge a frame by. */
function pixelsOf(video: HTMLVideoElement): ArrayLike<number> {
  const canvas = document.createElement('canvas');
  canvas.width = SMALL;
  canvas.height = SMALL;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, SMALL, SMALL);
  return context?.getImageData(0, 0, SMALL, SMALL).data ?? [];
}
