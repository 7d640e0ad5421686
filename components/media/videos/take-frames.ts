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

/** Takes frames spread over a video, leaving out black and one-coloured ones; what the browser cannot play has none. */
export async function takeFrames(file: File, signal: AbortSignal): Promise<{ frames: Frame[]; seconds: number }> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  Object.assign(video, { muted: true, preload: 'auto', playsInline: true, src: address });
  try {
    await happening(video, 'loadeddata', signal);
    const frames: Frame[] = [];
    for (const seconds of momentsOf(video.duration)) {
      if (signal.aborted || frames.length === MOST_FRAMES) break;
      video.currentTime = seconds;
      await happening(video, 'seeked', signal);
      const frame = await frameOf(video, seconds, file.name);
      if (frame) frames.push(frame);
    }
    return { frames, seconds: video.duration };
  } catch {
    // A codec this browser lacks: the cover is then chosen from the library.
    return { frames: [], seconds: 0 };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

/** Waits for an event of a video; gives up when the video fails or nothing comes. */
function happening(video: HTMLVideoElement, name: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(new Error(`no ${name}`)), SEEK_MS);
    const end = (settle: () => void) => () => {
      clearTimeout(clock);
      settle();
    };
    video.addEventListener(name, end(resolve), { once: true });
    video.addEventListener(
      'error',
      end(() => reject(new Error('the video cannot be played'))),
      { once: true },
    );
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { once: true },
    );
  });
}

async function frameOf(video: HTMLVideoElement, seconds: number, name: string): Promise<Frame | undefined> {
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
