export type MediaKind = 'picture' | 'video';

/** A type of file the libraries take, found by content and never by name. */
export interface FileType {
  readonly kind: MediaKind;
  readonly type: string;
  readonly extension: string;
}

/** Bytes at the start of a file that are enough to tell its type. */
export const HEAD_BYTES = 64;

const picture = (extension: string, type = `image/${extension}`): FileType => ({ kind: 'picture', type, extension });
const video = (extension: string, type = `video/${extension}`): FileType => ({ kind: 'video', type, extension });

const PNG = picture('png');
const JPEG = picture('jpg', 'image/jpeg');
const GIF = picture('gif');
const WEBP = picture('webp');
const BMP = picture('bmp');
const MP4 = video('mp4');
const WEBM = video('webm');
const MOV = video('mov', 'video/quicktime');

/** Brands of still pictures in the container that videos use: HEIC and AVIF. */
const STILL = /^(?:hei[cfmsx]|hev[cmsx]|mif[12]|msf1|avi[fos]|miaf|MA1[AB])/;

/** What a file is by its first bytes; undefined for everything the libraries do not take, SVG and HTML among it. */
export function fileTypeOf(head: Buffer): FileType | undefined {
  const ascii = (from: number, to: number) => head.toString('latin1', from, to);
  if (head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return PNG;
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return JPEG;
  if (/^GIF8[79]a/.test(ascii(0, 6))) return GIF;
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return WEBP;
  if (ascii(0, 2) === 'BM' && head.length >= 30 && head.readUInt32LE(14) >= 40) return BMP;
  if (ascii(4, 8) === 'ftyp') return STILL.test(ascii(8, 12)) ? undefined : /^qt /.test(ascii(8, 12)) ? MOV : MP4;
  if (head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) && ascii(0, HEAD_BYTES).includes('webm')) return WEBM;
  return undefined;
}

const byExtension = new Map([PNG, JPEG, GIF, WEBP, BMP, MP4, WEBM, MOV].map((each) => [each.extension, each.type]));

/** Files that are handed out and never shown: what a browser would run in them must not run on this origin. */
const documents = new Map([
  ['pdf', 'application/pdf'],
  ['ofd', 'application/ofd'],
]);

/** Whether a stored file may only be saved, never opened in place. */
export const isDocument = (key: string): boolean => documents.has(key.split('.').at(-1) ?? '');

/** The type a stored file is served as; undefined for names this API never made. */
export function typeOfKey(key: string): string | undefined {
  const extension = key.split('.').at(-1) ?? '';
  return byExtension.get(extension) ?? documents.get(extension);
}
