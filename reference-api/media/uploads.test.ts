import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningServer } from '@/reference-api/listening';
import { startServer } from '@/reference-api/server';
import { freshDatabase } from '@/reference-api/testing/cluster';
import { TEST_CARD_KEYS } from '@/reference-api/testing/test-keys';

let server: RunningServer;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let dataDir = '';
const tokens: Record<string, string> = {};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'media-api-'));
  vi.stubEnv('VIDEO_MAX_MB', '1');
  vi.stubEnv('IMAGE_MAX_MB', '1');
  database = await freshDatabase();
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: database.url,
    cardKeys: TEST_CARD_KEYS,
    webhook: undefined,
    testMode: true,
    trustForwarded: undefined,
    logLevel: 'silent',
  });
  for (const username of ['admin', 'store1', 'store2', 'clerk']) {
    const body = JSON.stringify({ username, password: 'Shangtai123' });
    const answer = await send('/v1/admin/user/login', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    tokens[username] = answer.data.token;
  }
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  code: number;
  msg: string;
  // What the calls answer differs; the tests name what they expect.
  data: Record<string, never> & {
    token: string;
    id: number;
    url: string;
    thumb: string;
    list: { id: number; url: string }[];
    totalCount: number;
    width: number;
    height: number;
  };
}

async function send(path: string, init: RequestInit = {}): Promise<Answer> {
  return (await fetch(server.address + path, init)).json() as Promise<Answer>;
}
const as = (username: string, language = 'zh-CN') => ({ Token: tokens[username] ?? '', 'accept-language': language });
const leftovers = () => readdir(join(dataDir, 'media', '.incoming'));
type Part = readonly [field: string, content: Uint8Array | string, name?: string, type?: string];

function formOf(parts: readonly Part[]): FormData {
  const form = new FormData();
  for (const [field, content, name, type] of parts) {
    if (name === undefined) form.append(field, String(content));
    else form.append(field, new Blob([content as BlobPart], { type: type ?? '' }), name);
  }
  return form;
}
const uploadPicture = (parts: readonly Part[], username = 'admin', language?: string) =>
  send('/v1/admin/picture/upload', { method: 'POST', body: formOf(parts), headers: as(username, language) });
const uploadVideo = (parts: readonly Part[], username = 'admin') =>
  send('/api/v1/admin/video/upload', { method: 'POST', body: formOf(parts), headers: as(username) });

let seedNumber = 0;
/** A picture nobody has sent yet. */
const picture = (width = 60, height = 40) => {
  seedNumber += 1;
  const background = { r: (seedNumber * 53) % 256, g: (seedNumber * 97) % 256, b: seedNumber % 256 };
  return sharp({ create: { width, height, channels: 3, background } });
};
const sample = (name: string) => readFile(`reference-api/media/samples/${name}`);
const BAD_PICTURE = '文件格式不正确，请上传 JPG、PNG 等图片';
const BAD_VIDEO = '文件格式不正确，请上传 MP4 等视频';

describe('picture upload', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('keeps %s in its own format and shows it', async (format) => {
    const file = await picture().toFormat(format).toBuffer();
    const { code, data } = await uploadPicture([['pictureFile', file, `照片.${format}`, `image/${format}`]]);
    expect(code).toBe(0);
    expect(data).toMatchObject({ name: `照片.${format}`, width: 60, height: 40, sha256: createHash('sha256').update(file).digest('hex') });
    const shown = await fetch(server.address + data.url);
    expect(shown.headers.get('content-type')).toBe(`image/${format}`);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe(format);
    expect((await fetch(server.address + data.thumb)).headers.get('content-type')).toBe('image/webp');
  });

  it('answers several files as a list, in the order of their fields', async () => {
    const parts: Part[] = [];
    for (const index of [2, 0, 1]) parts.push([`file${index}`, await picture().png().toBuffer(), `${index}.png`, 'image/png']);
    const { data } = await uploadPicture(parts);
    expect((data as unknown as { name: string }[]).map((each) => each.name)).toEqual(['0.png', '1.png', '2.png']);
  });

  it('removes metadata and turns pictures upright', async () => {
    const secret = 'Secret camera of Zhang San';
    const file = await picture(60, 40)
      .withExif({ IFD0: { Copyright: secret, Orientation: '6' } })
      .jpeg()
      .toBuffer();
    expect(file.includes(secret)).toBe(true);
    const { data } = await uploadPicture([['pictureFile', file, 'a.jpg', 'image/jpeg']]);
    const kept = Buffer.from(await (await fetch(server.address + data.url)).arrayBuffer());
    expect(kept.includes(secret)).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['text named .png', 'hello, I am no picture at all', 'a.png', 'image/png'],
    ['SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg', 'image/svg+xml'],
    ['SVG named .png', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png', 'image/png'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 'a.png', 'image/png'],
    ['a program', `MZ${'\0'.repeat(200)}`, 'a.png', 'image/png'],
    ['an empty file', '', 'a.png', 'image/png'],
    ['only the first bytes of a GIF', 'GIF89a/*=1;alert(1)//', 'a.gif', 'image/gif'],
  ])('refuses %s with the text of the specification', async (_what, content, name, type) => {
    const refused = await uploadPicture([['pictureFile', content, name, type]]);
    expect(refused).toMatchObject({ code: 40005, msg: BAD_PICTURE });
    expect(await leftovers()).toEqual([]);
  });

  it('says so in English to those who read English', async () => {
    const refused = await uploadPicture([['pictureFile', 'text', 'a.png', 'image/png']], 'admin', 'en');
    expect(refused.msg).toBe('wrong file format, please upload picture types such as JPG, PNG');
  });

  it('refuses a video, a picture over the limit, a cut picture and a form without one', async () => {
    const noise = await sharp(Buffer.from(Array.from({ length: 1_200_000 }, (_, index) => (index * 7919) % 251)), {
      raw: { width: 800, height: 500, channels: 3 },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(await uploadPicture([['pictureFile', await sample('video-1.mp4'), 'a.png', 'image/png']])).toMatchObject({ code: 40005 });
    expect(await uploadPicture([['pictureFile', noise, 'a.png', 'image/png']])).toMatchObject({ code: 40003, msg: '图片大小不能超过 1MB' });
    expect(await uploadPicture([['pictureFile', noise.subarray(0, 90_000), 'a.png', 'image/png']])).toMatchObject({ code: 40005 });
    expect(await uploadPicture([['groupId', '1']])).toMatchObject({ code: 40001, msg: '图片不能为空' });
    expect(await leftovers()).toEqual([]);
  });

  it('keeps nothing of a common request when one of its files is refused', async () => {
    const before = (await send('/v1/admin/picture/list', { headers: as('admin') })).data.totalCount;
    const refused = await uploadPicture([
      ['file0', await picture().png().toBuffer(), '0.png', 'image/png'],
      ['file1', 'no picture', '1.png', 'image/png'],
    ]);
    expect(refused.code).toBe(40005);
    expect((await send('/v1/admin/picture/list', { headers: as('admin') })).data.totalCount).toBe(before);
    expect(await leftovers()).toEqual([]);
  });

  it('row 74: drops the polyglot tail behind a picture', async () => {
    const file = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { data } = await uploadPicture([['pictureFile', file, 'a.png', 'image/png']]);
    expect(Buffer.from(await (await fetch(server.address + data.url)).arrayBuffer()).includes('<script>')).toBe(false);
  });

  it('needs a permission that opens an area with pictures', async () => {
    const file = await picture().png().toBuffer();
    expect((await uploadPicture([['pictureFile', file, 'a.png', 'image/png']], 'clerk')).code).toBe(0);
    expect(
      (await send('/v1/admin/picture/upload', { method: 'POST', body: formOf([['pictureFile', file, 'a.png', 'image/png']]) })).code,
    ).toBe(50008);
  });
});

describe('hostile forms', () => {
  const raw = (headers: Record<string, string>, body: string | Buffer) =>
    new Promise<Answer | { status: number }>((resolve, reject) => {
      const url = new URL(`${server.address}/v1/admin/picture/upload`);
      const sent = request(url, { method: 'POST', headers: { ...as('admin'), ...headers } }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += chunk));
        answer.on('end', () => resolve(text ? (JSON.parse(text) as Answer) : { status: answer.statusCode ?? 0 }));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  const part = (disposition: string, content: string) =>
    `--b\r\nContent-Disposition: ${disposition}\r\nContent-Type: image/png\r\n\r\n${content}\r\n`;

  it.each([
    ['no boundary', { 'content-type': 'multipart/form-data' }, 'x'],
    ['no form at all', { 'content-type': 'application/octet-stream' }, 'x'],
    [
      'an unfinished form',
      { 'content-type': 'multipart/form-data; boundary=b' },
      part('form-data; name="pictureFile"; filename="a.png"', 'x'),
    ],
    [
      'ten thousand parts',
      { 'content-type': 'multipart/form-data; boundary=b' },
      `${part('form-data; name="x"', '1').repeat(10_000)}--b--`,
    ],
    [
      'a header of a megabyte',
      { 'content-type': 'multipart/form-data; boundary=b' },
      `${part(`form-data; name="pictureFile"; filename="${'x'.repeat(1_048_576)}"`, 'x')}--b--`,
    ],
  ])('%s is refused and leaves nothing', async (_what, headers, body) => {
    const answer = await raw(headers, body);
    expect('code' in answer ? answer.code : answer.status).toBeGreaterThan(0);
    expect(await leftovers()).toEqual([]);
  });

  it('a name with folders becomes a plain title', async () => {
    const file = await picture().png().toBuffer();
    const { data } = await uploadPicture([['pictureFile', file, '../../etc/passwd.png', 'image/png']]);
    expect((data as unknown as { name: string }).name).not.toMatch(/[/\\]/);
    expect(data.url).toMatch(/^\/media\/pictures\/[0-9a-f]{2}\/[0-9a-f]{64}\.png$/);
  });

  it('an upload that breaks off leaves nothing', async () => {
    const url = new URL(`${server.address}/v1/admin/picture/upload`);
    const sent = request(url, {
      method: 'POST',
      headers: { ...as('admin'), 'content-type': 'multipart/form-data; boundary=b', 'content-length': '900000' },
    });
    sent.on('error', () => undefined);
    sent.write(`--b\r\nContent-Disposition: form-data; name="pictureFile"; filename="a.png"\r\n\r\n`);
    sent.write(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200_000)]));
    await expect.poll(leftovers).toHaveLength(1);
    sent.destroy();
    await expect.poll(leftovers).toEqual([]);
  });
});

describe('the picture library', () => {
  it('shows another store its own pictures and refuses it those of others', async () => {
    const { data } = await uploadPicture([['pictureFile', await picture().png().toBuffer(), 'mine.png', 'image/png']], 'store1');
    const list = async (username: string) =>
      (await send('/v1/admin/picture/list?pageSize=50', { headers: as(username) })).data.list.map((each) => each.id);
    expect(await list('store1')).toContain(data.id);
    expect(await list('store2')).not.toContain(data.id);
    expect(await list('admin')).toContain(data.id);
    const refused = await send(`/v1/admin/picture/${data.id}`, { method: 'DELETE', headers: as('store2') });
    expect(refused.code).toBe(40304);
  });

  it('finds pictures by name and by the hash of the file sent', async () => {
    const file = await picture().png().toBuffer();
    const { data } = await uploadPicture([['pictureFile', file, '100%_唯一.png', 'image/png']]);
    const found = async (query: string) =>
      (await send(`/v1/admin/picture/list?${query}`, { headers: as('admin') })).data.list.map((each) => each.id);
    expect(await found(`keyword=${encodeURIComponent('100%_唯一')}`)).toEqual([data.id]);
    expect(await found(`sha256=${createHash('sha256').update(file).digest('hex')}`)).toEqual([data.id]);
    expect(await found(`sha256=${'0'.repeat(64)}`)).toEqual([]);
  });

  it('says where a picture is used, refuses to delete it, and deletes it with its files once it is free', async () => {
    const { data } = await uploadPicture([['pictureFile', await picture().png().toBuffer(), 'logo.png', 'image/png']], 'store2');
    const info = await send('/v1/admin/store/info', { headers: as('store2') });
    const save = (logo: string, version: number) =>
      send('/v1/admin/store/info', {
        method: 'PUT',
        headers: { ...as('store2'), 'content-type': 'application/json' },
        body: JSON.stringify({ ...info.data, logo, version }),
      });
    const { version, logo } = info.data as unknown as { version: number; logo: string };
    expect((await save(data.url, version)).code).toBe(0);
    const usage = await send(`/v1/admin/picture/usage?id=${data.id}`, { headers: as('store2') });
    expect(usage.data).toEqual({ total: 1, places: [{ kind: 'store', id: 2, name: '云栖生活馆' }] });
    const remove = (language = 'zh-CN') =>
      send(`/v1/admin/picture/${data.id}`, { method: 'DELETE', headers: { ...as('store2'), 'accept-language': language } });
    expect(await remove()).toMatchObject({ code: 40902, msg: '无法删除：图片正在使用' });
    expect(await remove('en')).toMatchObject({ msg: 'Cannot delete: the picture is in use' });
    expect((await save(logo, version + 1)).code).toBe(0);
    expect((await remove()).code).toBe(0);
    expect((await fetch(server.address + data.url)).status).toBe(404);
    expect((await remove()).code).toBe(40401);
  });

  it('keeps a file as long as another row shows it', async () => {
    const file = await picture().png().toBuffer();
    const first = await uploadPicture([['pictureFile', file, 'a.png', 'image/png']]);
    const second = await uploadPicture([['pictureFile', file, 'b.png', 'image/png']]);
    expect(second.data.url).toBe(first.data.url);
    await send(`/v1/admin/picture/${first.data.id}`, { method: 'DELETE', headers: as('admin') });
    expect((await fetch(server.address + second.data.url)).status).toBe(200);
    await send(`/v1/admin/picture/${second.data.id}`, { method: 'DELETE', headers: as('admin') });
    expect((await fetch(server.address + second.data.url)).status).toBe(404);
  });
});

describe('videos', () => {
  it.each([
    ['video-1.mp4', 'video/mp4', 4.4],
    ['video-6.webm', 'video/webm', 4.4],
  ])('domain D23: %s is kept byte for byte, shown in parts, and its length is known', async (name, type, duration) => {
    const file = await sample(name);
    const { code, data } = await uploadVideo([
      ['categoryId', '2'],
      ['cover', '/media/demo/lamp-1.jpg'],
      ['title', '演示'],
      ['file', file, name, type],
    ]);
    expect(code).toBe(0);
    expect(data).toMatchObject({ title: '演示', cover: '/media/demo/lamp-1.jpg', categoryId: 2, duration });
    const part = await fetch(server.address + data.url, { headers: { range: 'bytes=1000-1999' } });
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-type')]).toEqual([
      206,
      `bytes 1000-1999/${file.length}`,
      type,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(1000, 2000))).toBe(true);
    const whole = Buffer.from(await (await fetch(server.address + data.url)).arrayBuffer());
    expect(whole.equals(file)).toBe(true);
    expect((await fetch(server.address + data.url, { headers: { range: `bytes=${file.length}-` } })).status).toBe(416);
    const etag = part.headers.get('etag') ?? '';
    expect((await fetch(server.address + data.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(server.address + data.url, { headers: { range: 'bytes=0-9', 'if-range': '"other"' } })).status).toBe(200);
  });

  it('without a category belong to none, and are called like their file', async () => {
    const { data } = await uploadVideo([['file', await sample('video-2.mp4'), '键盘.mp4', 'video/mp4']]);
    expect(data).toMatchObject({ categoryId: 0, title: '键盘', cover: '' });
  });

  it('are refused when they are none, too large, in an unknown category, or their cover is a script', async () => {
    const file: Part = ['file', await sample('video-3.mp4'), 'a.mp4', 'video/mp4'];
    expect(await uploadVideo([['file', await picture().png().toBuffer(), 'a.mp4', 'video/mp4']])).toMatchObject({
      code: 40005,
      msg: BAD_VIDEO,
    });
    const large = Buffer.concat([await sample('video-3.mp4'), Buffer.alloc(1_100_000)]);
    expect(await uploadVideo([['file', large, 'a.mp4', 'video/mp4']])).toMatchObject({ code: 40004, msg: '视频大小不能超过 1MB' });
    expect(await uploadVideo([['categoryId', '99'], file])).toMatchObject({ code: 40401 });
    expect(await uploadVideo([['cover', 'javascript:alert(1)'], file])).toMatchObject({ code: 40001 });
    expect(await uploadVideo([['title', 'x'.repeat(51)], file])).toMatchObject({ code: 40001 });
    expect(await uploadVideo([['title', 'x']])).toMatchObject({ code: 40001, msg: '视频不能为空' });
    expect(await leftovers()).toEqual([]);
  });

  it('are listed by category in the dialect of the specification', async () => {
    const answer = await send('/api/v1/admin/video/list?page=1&pageSize=2&categoryId=2', { headers: as('admin') });
    const { content, pagination } = answer.data as unknown as { content: { categoryId: number }[]; pagination: object };
    expect(content.every((each) => each.categoryId === 2)).toBe(true);
    expect(pagination).toMatchObject({ page: 1, pageSize: 2 });
    const names = async (language: string) =>
      (await send('/api/v1/admin/video/category/list', { headers: as('admin', language) })).data as unknown as { name: string }[];
    expect((await names('en')).map((each) => each.name)).toEqual(['Goods', 'Tutorials', 'Promotion']);
    expect((await names('zh-CN')).map((each) => each.name)).toEqual(['商品视频', '教程视频', '宣传视频']);
  });
});

describe('media addresses', () => {
  it.each([
    '/media/',
    '/media/x',
    '/media/../etc/passwd',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/.incoming/x.png',
    '/media/demo/constructor-1.png',
    '/media/demo/nothing-1.png',
    '/media/pictures/ab/x.svg',
    '/media/demo/video-999.mp4',
  ])('%s leads nowhere', async (path) => expect((await fetch(server.address + path)).status).toBe(404));

  it('of the demo platform are drawn when they are first looked at, once', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async () => Buffer.from(await (await fetch(`${server.address}/media/demo/watch-2.png`)).arrayBuffer())),
    );
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
    expect((await sharp(first).metadata()).width).toBe(800);
  });
});
