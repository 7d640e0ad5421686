/** Pixels of a picture, row by row from the top. */
export interface RawPicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

const UNCOMPRESSED = 0;
const BITFIELDS = 3;
const MOST_PIXELS = 100_000_000;

/** Decodes an uncompressed BMP of 24 or 32 bits, which is what Windows makes; undefined for the rarer forms. */
export function decodeBitmap(file: Buffer): RawPicture | undefined {
  if (file.length < 54) return undefined;
  const offset = file.readUInt32LE(10);
  const width = file.readInt32LE(18);
  const signedHeight = file.readInt32LE(22);
  const bits = file.readUInt16LE(28);
  const compression = file.readUInt32LE(30);
  const height = Math.abs(signedHeight);
  const plain = compression === UNCOMPRESSED || (compression === BITFIELDS && bits === 32);
  if (!plain || (bits !== 24 && bits !== 32) || width <= 0 || height === 0 || width * height > MOST_PIXELS) return undefined;
  const step = bits / 8;
  // Rows fill up to four bytes and usually run from the bottom up.
  const stride = Math.ceil((width * step) / 4) * 4;
  if (file.length < offset + stride * height) return undefined;
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = offset + stride * (signedHeight > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x++) {
      const from = row + x * step;
      const to = (y * width + x) * 3;
      data[to] = file[from + 2] ?? 0;
      data[to + 1] = file[from + 1] ?? 0;
      data[to + 2] = file[from] ?? 0;
    }
  }
  return { data, width, height, channels: 3 };
}
