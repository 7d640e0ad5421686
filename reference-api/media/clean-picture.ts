import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import sharp, { type Sharp } from 'sharp';
import { BadFile } from './bad-file';
import { decodeBitmap } from './bitmap';
import type { Incoming } from './incoming';
import type { ReceivedFile } from './receive-form';

/** A picture as it is kept: rewritten, so that neither metadata nor anything hidden behind the pixels remains. */
export interface CleanPicture {
  readonly path: string;
  readonly hash: string;
  readonly extension: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly thumbPath: string;
  readonly thumbHash: string;
}

/** The largest phones take 50 million; a picture of one colour says so many with a few bytes. */
const MOST_PIXELS = 60_000_000;
/** Decoding, turning and writing may take this long each. */
const MOST_SECONDS = 20;
const THUMB = 320;
const ANIMATED = new Set(['gif', 'webp']);

/** Rewrites a received picture and makes its small version. A file that only begins like a picture is refused here. */
export async function cleanPicture(file: ReceivedFile, incoming: Incoming): Promise<CleanPicture> {
  const [path, thumbPath] = [incoming.newPath(), incoming.newPath()];
  try {
    const output = file.type.extension === 'bmp' ? { extension: 'png', type: 'image/png' } : file.type;
    const { width, height } = await written(await opened(file), output.extension, path);
    // The kept file is the source, so the small version is turned upright like it.
    await sharp(path, { limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: MOST_SECONDS })
      .resize(THUMB, THUMB, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toFile(thumbPath);
    const [hash, thumbHash, { size }] = await Promise.all([hashOf(path), hashOf(thumbPath), stat(path)]);
    return { path, hash, extension: output.extension, type: output.type, width, height, bytes: size, thumbPath, thumbHash };
  } catch (error) {
    await Promise.all([incoming.remove(path), incoming.remove(thumbPath)]);
    throw refusalOf(error);
  }
}

async function opened({ path, type }: ReceivedFile): Promise<Sharp> {
  if (type.extension !== 'bmp')
    return sharp(path, { limitInputPixels: MOST_PIXELS, animated: ANIMATED.has(type.extension), failOn: 'error' });
  const raw = decodeBitmap(await readFile(path));
  if (!raw) throw new BadFile('picture');
  return sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: raw.channels } });
}

/** Upright, without metadata (which is left out unless asked for), in its own format. */
async function written(picture: Sharp, extension: string, path: string): Promise<{ width: number; height: number }> {
  const upright = picture.rotate();
  const formats: Record<string, (from: Sharp) => Sharp> = {
    png: (from) => from.png({ compressionLevel: 9 }),
    jpg: (from) => from.jpeg({ quality: 92 }),
    gif: (from) => from.gif(),
    webp: (from) => from.webp({ quality: 90 }),
  };
  const info = await (formats[extension] ?? formats.png ?? ((from) => from))(upright).timeout({ seconds: MOST_SECONDS }).toFile(path);
  // Frames of an animation lie below each other.
  return { width: info.width, height: info.pageHeight ?? info.height };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** How many pixels a picture says it has, all frames together, without decoding one; 0 for what cannot be told. */
export async function pixelsOf({ path, type }: Pick<ReceivedFile, 'path' | 'type'>): Promise<number> {
  if (type.extension === 'bmp') return 0;
  const {
    width = 0,
    height = 0,
    pages = 1,
  } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((error) => {
      throw refusalOf(error);
    });
  return width * height * (ANIMATED.has(type.extension) ? pages : 1);
}

/** How the library tells what failed around the picture; it has one kind of error for everything. */
const OF_MACHINE = /(?:system|unix|windows) error|out of memory|input file is missing/i;

/** What a failure is to the caller: a bad picture, one that takes too long among them. That of the machine is none, and is left as it is. */
function refusalOf(error: unknown): unknown {
  if (error instanceof BadFile) return error;
  if (error instanceof Error && ('errno' in error || OF_MACHINE.test(error.message))) return error;
  return Object.assign(new BadFile('picture'), { cause: error });
}
