import { Readable } from 'node:stream';
import type { Context as HonoContext } from 'hono';
import type { Api } from '@/reference-api/serve';
import { rangeOf } from './byte-range';
import { ensureDemo } from './demo/ensure-demo';
import { isDocument, typeOfKey } from './file-types';
import type { Media } from './media';
import type { StoredFile } from './storage';

const SEGMENTS = /^(?:[A-Za-z0-9_-]{1,64}\/){1,4}[A-Za-z0-9_-]{1,80}\.[a-z0-9]{2,4}$/;
/** A name that is the hash of its content never means anything else. */
const FOREVER = /\/[0-9a-f]{64}(-thumb)?\.\w+$/;
const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Mounts the addresses pictures and videos are shown from: ranges, conditional requests, nothing but media types. */
export function mountMediaFiles({ app, context: { media } }: Api): void {
  app.on(['GET', 'HEAD'], '/media/*', (c) => answerFile(c, media));
}

async function answerFile(c: HonoContext, media: Media): Promise<Response> {
  const key = c.req.path.slice('/media/'.length);
  const type = SEGMENTS.test(key) ? typeOfKey(key) : undefined;
  const file = type === undefined ? undefined : ((await media.storage.find(key)) ?? (await ensureDemo(key, media)));
  if (type === undefined || !file) return c.body(null, 404);
  const headers = headersOf(key, file);
  if (notModified(c, headers.etag, file)) return c.body(null, 304, headers);
  const range = partWanted(c, headers.etag, file);
  if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'content-range': `bytes */${file.size}` });
  const length = range === 'whole' ? file.size : range.last - range.first + 1;
  const parted = range === 'whole' ? {} : { 'content-range': `bytes ${range.first}-${range.last}/${file.size}` };
  const status = range === 'whole' ? 200 : 206;
  const sent = { ...headers, ...parted, 'content-type': type, 'content-length': String(length) };
  if (c.req.method === 'HEAD' || length === 0) return c.body(null, status, sent);
  const stream = await media.storage.read(key, range === 'whole' ? undefined : range);
  // A client that leaves ends the reading; that is no failure.
  stream.on('error', () => undefined);
  return c.body(Readable.toWeb(stream) as ReadableStream, status, sent);
}

const headersOf = (key: string, { size, modified }: StoredFile) => ({
  ...SAFE,
  etag: FOREVER.test(key) ? `"${key.split('/').at(-1)?.slice(0, 32)}"` : `"${size.toString(36)}-${modified.getTime().toString(36)}"`,
  'last-modified': modified.toUTCString(),
  'accept-ranges': 'bytes',
  'cache-control': FOREVER.test(key) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  // Opened by itself a picture is shown, never saved under a name a person chose.
  'content-disposition': `${isDocument(key) ? 'attachment' : 'inline'}; filename="${key.split('/').at(-1) ?? ''}"`,
});

function notModified(c: HonoContext, etag: string, { modified }: StoredFile): boolean {
  const known = c.req.header('if-none-match');
  if (known !== undefined) return known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*');
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  return Number.isFinite(since) && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** With If-Range a part is only good as long as the file is still the same. */
function partWanted(c: HonoContext, etag: string, file: StoredFile): ReturnType<typeof rangeOf> {
  const condition = c.req.header('if-range');
  const same = condition === undefined || condition === etag || condition === file.modified.toUTCString();
  return same ? rangeOf(c.req.header('range'), file.size) : 'whole';
}
