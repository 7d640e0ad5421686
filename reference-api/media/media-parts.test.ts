import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeBitmap } from './bitmap';
import { rangeOf } from './byte-range';
import { drawDemo, productNames } from './demo/draw-demo';
import { diskStorage } from './disk-storage';
import { fileTypeOf, typeOfKey } from './file-types';
import { openIncoming } from './incoming';
import { readMediaSettings, type S3Settings } from './media-settings';
import { s3Storage } from './s3-storage';
import type { MediaStorage } from './storage';
import { openS3Server } from './testing/s3-server-for-tests';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a Range header', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', 'whole'],
    ['bytes=0-1,3-4', 'whole'],
    [`bytes=${Array.from({ length: 1000 }, (_, i) => `${i}-${i}`).join(',')}`, 'whole'],
    ['items=0-1', 'whole'],
    ['bytes=-', 'whole'],
  ] as const)('%j of 100 bytes', (header, expected) => {
    expect(rangeOf(header, 100)).toEqual(expected);
  });

  it('never leads outside of the file', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(500), fc.nat(500), fc.nat(300), (words, from, to, size) => {
        for (const header of [words, `bytes=${from}-${to}`, `bytes=${from}-`, `bytes=-${to}`]) {
          const range = rangeOf(header, size);
          if (typeof range === 'string') continue;
          expect(range.first).toBeGreaterThanOrEqual(0);
          expect(range.last).toBeGreaterThanOrEqual(range.first);
          expect(range.last).toBeLessThan(size);
        }
      }),
    );
  });
});

describe('the type of a file', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['<!doctype html><script>1</script>'],
    ['GIF8;alert(1)'],
    ['RIFF????AVI LIST'],
    ['MZ\u0090\u0000'],
    ['plain text'],
    [''],
  ])('is unknown for %j', (content) => expect(fileTypeOf(Buffer.from(content, 'latin1'))).toBeUndefined());

  it('is told by content', () => {
    const matroska = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('B\u0082\u0088matroska', 'latin1')]);
    expect(fileTypeOf(matroska)).toBeUndefined();
    expect(fileTypeOf(Buffer.from('\u0000\u0000\u0000\u0018ftypisom', 'latin1'))?.extension).toBe('mp4');
    expect(fileTypeOf(Buffer.from('\u0000\u0000\u0000\u0018ftypqt  ', 'latin1'))?.type).toBe('video/quicktime');
    expect(typeOfKey('a/b.svg')).toBeUndefined();
  });

  it.each(['heic', 'heix', 'mif1', 'msf1', 'avif', 'avis'])('security D19: a still picture of brand %s is no video', (brand) => {
    expect(fileTypeOf(Buffer.from(`\u0000\u0000\u0000\u0018ftyp${brand}`, 'latin1'))).toBeUndefined();
  });

  it('of a stored file is told by its name', () => {
    expect(typeOfKey('a/b.jpg')).toBe('image/jpeg');
  });

  it('of a bitmap is decoded, and a lying one is not', () => {
    const bmp = bitmap(3, 2);
    expect(decodeBitmap(bmp)).toMatchObject({ width: 3, height: 2, channels: 3 });
    expect([...(decodeBitmap(bmp)?.data.subarray(0, 3) ?? [])]).toEqual([3, 2, 1]);
    bmp.writeInt32LE(100_000, 18);
    expect(decodeBitmap(bmp)).toBeUndefined();
  });
});

describe('uploads under way', () => {
  it('leave nothing behind after a kill, and are left alone while their process lives', async () => {
    const incoming = join(folder, '.incoming');
    const first = await openIncoming(folder);
    await writeFile(first.newPath(), 'half');
    await writeFile(join(incoming, '999999999-x'), 'of a dead process');
    await writeFile(join(incoming, `${process.ppid}-fresh`), 'of a living one');
    await writeFile(join(incoming, `${process.ppid}-old`), 'forgotten by a living one');
    await utimes(join(incoming, `${process.ppid}-old`), 1, 1);
    await openIncoming(folder);
    expect(await readdir(incoming)).toEqual([`${process.ppid}-fresh`]);
  });
});

describe('settings', () => {
  it('name the bad variable', () => {
    expect(() => readMediaSettings('/data', { IMAGE_MAX_MB: '-1' })).toThrow('IMAGE_MAX_MB');
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      const others = { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret', [name]: '' };
      expect(() => readMediaSettings('/data', others)).toThrow(`${name} must be set when S3_BUCKET is.`);
    }
    expect(readMediaSettings('/data', { S3_BUCKET: '' })).toEqual({ folder: '/data/media', s3: undefined, imageMaxMb: 5, videoMaxMb: 100 });
  });
});

describe('drawings', () => {
  it('exist for every product and sign, and for nothing else', () => {
    for (const name of productNames) expect(drawDemo(`${name}-3`)).toContain('<svg');
    for (const name of ['store', 'level', 'rank', 'member', 'icon', 'qrcode', 'document', 'banner', 'front'])
      expect(drawDemo(`${name}-12`)).toContain('<svg');
    for (const name of ['constructor-1', 'toString-1', 'headphones', '../x-1', 'x-1']) expect(drawDemo(name)).toBeUndefined();
  });
});

describe.each(['disk', 's3'] as const)('storage on %s', (kind) => {
  let storage: MediaStorage;
  let close: () => Promise<void> = async () => undefined;
  let server: S3Settings | undefined;
  beforeAll(async () => {
    if (kind === 'disk') {
      storage = diskStorage(join(folder, 'kept'));
      return;
    }
    const { settings, ...opened } = await openS3Server(join(folder, 'bucket'));
    server = settings;
    close = opened.close;
    storage = await s3Storage(settings);
  });
  afterAll(() => close());

  const file = async (content: string) => {
    const path = join(folder, `${kind}-${content.length}`);
    await writeFile(path, content);
    return path;
  };

  it('takes a file over, finds it, reads all or a part of it, and removes it', async () => {
    const path = await file('hello media');
    await storage.put('pictures/ab/x.png', path, 'image/png');
    await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await storage.find('pictures/ab/x.png')).toMatchObject({ size: 11 });
    expect(await text(await storage.read('pictures/ab/x.png'))).toBe('hello media');
    expect(await text(await storage.read('pictures/ab/x.png', { first: 6, last: 8 }))).toBe('med');
    if (server) expect(await typeIn(server, 'pictures/ab/x.png')).toBe('image/png');
    await storage.remove('pictures/ab/x.png');
    expect(await storage.find('pictures/ab/x.png')).toBeUndefined();
    await storage.remove('pictures/ab/x.png');
  });

  it('is cleared of everything the API kept, and of nothing else that lies there', async () => {
    const own = ['pictures/ab/a.png', 'pictures/cd/b.webp', 'videos/ef/d.mp4', 'demo/lamp-1.jpg'];
    const others = ['backup/ab/a.png', 'picturesque/x.png'];
    for (const key of [...own, ...others]) await storage.put(key, await file(key), 'image/png');
    expect(await storage.clear()).toBe(own.length);
    for (const key of own) expect(await storage.find(key), key).toBeUndefined();
    for (const key of others) expect(await storage.find(key), key).toBeDefined();
    expect(await storage.clear()).toBe(0);
  });

  it.runIf(kind === 's3')('says so when its key is unknown', async () => {
    if (!server) throw new Error('unreachable');
    const stranger = await s3Storage({ ...server, accessKeyId: 'unknown' });
    await expect(stranger.find('pictures/ab/a.png')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });
});

async function typeIn({ endpoint = '', bucket, region, accessKeyId, secretAccessKey }: S3Settings, key: string) {
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
  return (await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))).ContentType;
}

/** A bitmap of 24 bits whose every pixel is blue 1, green 2, red 3. */
function bitmap(width: number, height: number): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write('BM');
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) file.set([1, 2, 3], 54 + y * stride + x * 3);
  return file;
}
