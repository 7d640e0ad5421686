import { type FileHandle, open } from 'node:fs/promises';

/** Boxes of a file that is no attack; one made of empty boxes is not read to its end. */
const MOST_BOXES = 200;
/** WebM says how long it is near its beginning. */
const HEAD_BYTES = 64 * 1024;
const LONGEST_SECONDS = 7 * 24 * 3600;

/** Seconds a stored video runs, as its container says in its head; null where it does not say. */
export async function videoLength(path: string, extension: string): Promise<number | null> {
  const file = await open(path);
  try {
    const seconds = extension === 'webm' ? webmSeconds(await bytesAt(file, 0, HEAD_BYTES)) : await mp4Seconds(file);
    return seconds !== null && seconds > 0 && seconds < LONGEST_SECONDS ? Math.round(seconds * 10) / 10 : null;
  } finally {
    await file.close();
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** The movie header stands in the movie box, which may lie before the pictures or behind them. */
async function mp4Seconds(file: FileHandle): Promise<number | null> {
  const movie = await findBox(file, 'moov', 0, (await file.stat()).size);
  const header = movie && (await findBox(file, 'mvhd', movie.from, movie.to));
  if (!header) return null;
  const body = await bytesAt(file, header.from, 32);
  const long = body[0] === 1;
  if (body.length < (long ? 32 : 20)) return null;
  const scale = body.readUInt32BE(long ? 20 : 12);
  const duration = long ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16);
  return scale === 0 ? null : duration / scale;
}

async function findBox(file: FileHandle, wanted: string, from: number, to: number): Promise<{ from: number; to: number } | null> {
  let at = from;
  for (let count = 0; count < MOST_BOXES && at + 8 <= to; count += 1) {
    const head = await bytesAt(file, at, 16);
    if (head.length < 8) return null;
    const short = head.readUInt32BE(0);
    const long = short === 1;
    if (long && head.length < 16) return null;
    const size = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    const headBytes = long ? 16 : 8;
    if (size < headBytes) return null;
    if (head.toString('latin1', 4, 8) === wanted) return { from: at + headBytes, to: Math.min(to, at + size) };
    at += size;
  }
  return null;
}

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const SCALE = 0x2ad7b1;
const DURATION = 0x4489;

/** WebM counts in units of its own, a millisecond unless it says otherwise. */
function webmSeconds(head: Buffer): number | null {
  const info = child(child(head, SEGMENT), INFO);
  const duration = child(info, DURATION);
  if (duration?.length !== 4 && duration?.length !== 8) return null;
  const scale = child(info, SCALE);
  const nanoseconds = scale?.length ? scale.readUIntBE(0, Math.min(6, scale.length)) : 1_000_000;
  return ((duration.length === 4 ? duration.readFloatBE(0) : duration.readDoubleBE(0)) * nanoseconds) / 1e9;
}

/** The content of the first element with an id, as far as it lies in what was read. */
function child(parent: Buffer | null, wanted: number): Buffer | null {
  let at = 0;
  while (parent && at < parent.length) {
    const id = variable(parent, at, true);
    const size = id && variable(parent, at + id.bytes, false);
    if (!size) return null;
    const from = at + id.bytes + size.bytes;
    if (id.value === wanted) return parent.subarray(from, from + size.value);
    at = from + size.value;
  }
  return null;
}

/** A number whose leading zero bits tell its length; ids keep that mark, sizes do not. */
function variable(from: Buffer, at: number, keepMark: boolean): { value: number; bytes: number } | null {
  const first = from[at];
  if (first === undefined || first === 0) return null;
  const bytes = Math.clz32(first) - 23;
  if (at + bytes > from.length) return null;
  let value = keepMark ? first : first & (0xff >> bytes);
  for (let index = 1; index < bytes; index += 1) value = value * 256 + (from[at + index] ?? 0);
  return { value, bytes };
}
