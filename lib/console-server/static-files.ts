import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { acceptsEncoding } from '@/lib/bff/request/accepts-encoding';
import type { Pages } from './next-pages';

const PREFIX = '/_next/static/';
/** What the build leaves beside a file (scripts/lib/precompress.mjs), the smaller first. */
const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;
const TYPES: Record<string, string> = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' };
/** Names hold the hash of their content. */
const KEPT = { immutable: true, maxAge: '1y', acceptRanges: false, index: false } as const;

/**
 * Answers a script or style with what the build has compressed already; Next would compress it anew for everybody, and takes no Brotli.
 * What a client cannot unpack, what was not compressed and what is no longer there goes to Next.
 */
export function withStaticFiles(pages: Pages, folder: string): Pages {
  const files = new Set(readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/')));
  return (request, response) => {
    const file = compressedFile(request, files);
    return file ? sent(request, response, { folder, ...file }).catch(() => pages(request, response)) : pages(request, response);
  };
}

interface CompressedFile {
  readonly name: string;
  readonly encoding: string;
  readonly type: string;
}

function compressedFile({ method = '', url = '', headers }: IncomingMessage, files: Set<string>): CompressedFile | undefined {
  const type = TYPES[/\.(\w+)$/.exec(url)?.[1] ?? ''];
  if (!type || !url.startsWith(PREFIX) || !/^(?:GET|HEAD)$/.test(method)) return undefined;
  const forms = ENCODINGS.map(({ encoding, suffix }) => ({ type, encoding, name: url.slice(PREFIX.length) + suffix }));
  return forms.find(({ encoding, name }) => files.has(name) && acceptsEncoding(headers['accept-encoding']?.toString(), encoding));
}

/** Ends with the answer; fails when the file is gone, and leaves no trace of itself on the response then. */
function sent(request: IncomingMessage, response: ServerResponse, { folder, name, encoding, type }: CompressedFile & { folder: string }) {
  const own = { 'content-type': type, 'content-encoding': encoding, vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' };
  for (const [header, value] of Object.entries(own)) response.setHeader(header, value);
  return new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    send(request, name, { ...KEPT, root: folder })
      .on('error', (error: Error) => {
        if (response.headersSent) return response.destroy();
        for (const header of response.getHeaderNames()) response.removeHeader(header);
        reject(error);
      })
      .pipe(response);
  });
}
