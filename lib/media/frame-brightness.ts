/** Below this mean brightness (0 to 255), or with almost no contrast, a frame says nothing about a video. */
const DARKEST = 18;
const FLATTEST = 4;

/**
 * How much a frame shows, judged by the brightness of its pixels (RGBA bytes): its contrast, or 0 for a frame that is black or of one
 * colour and says nothing.
 */
export function worthOf(pixels: ArrayLike<number>): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const light = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
    sum += light;
    squares += light * light;
    count += 1;
  }
  if (count === 0) return 0;
  const mean = sum / count;
  const deviation = Math.sqrt(Math.max(0, squares / count - mean * mean));
  return mean < DARKEST || deviation < FLATTEST ? 0 : deviation;
}

/** Moments of a video worth looking at, spread over its length and away from both ends. */
export const momentsOf = (seconds: number, count = 8): number[] =>
  Number.isFinite(seconds) && seconds > 0 ? Array.from({ length: count }, (_, index) => (seconds * (index + 0.5)) / count) : [0];
