import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bucket in memory that answers the five calls the storage makes the way S3 does, with path-style addresses and signed requests. */
export interface Bucket {
  readonly endpoint: string;
  readonly files: Map<string, { body: Buffer; type: string | undefined }>;
  readonly requests: string[];
  close(): Promise<void>;
}

/** Opens a bucket on a free port of this computer. */
export async function openBucket(name: string): Promise<Bucket> {
  const files: Bucket['files'] = new Map();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response, name, files).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, name: string, files: Bucket['files']): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const key = decodeURIComponent(pathname).replace(`/${name}/`, '');
  if (!/^AWS4-HMAC-SHA256 Credential=/.test(request.headers.authorization ?? '')) return refuse(response, 403, 'AccessDenied');
  if (searchParams.get('list-type') === '2') return list(response, searchParams.get('prefix') ?? '', files);
  if (!pathname.startsWith(`/${name}/`)) return refuse(response, 404, 'NoSuchBucket');
  if (request.method === 'PUT') return put(request, response, key, files);
  if (request.method === 'DELETE') {
    files.delete(key);
    response.writeHead(204).end();
    return;
  }
  const found = files.get(key);
  if (!found) return refuse(response, 404, 'NoSuchKey');
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const body = range ? found.body.subarray(Number(range[1]), Number(range[2]) + 1) : found.body;
  response.writeHead(range ? 206 : 200, { 'content-length': body.length, 'last-modified': new Date(0).toUTCString(), etag: '"x"' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Two keys a listing, so that whoever wants all of them has to ask again. */
function list(response: ServerResponse, prefix: string, files: Bucket['files']): void {
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix)).slice(0, 2);
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><ListBucketResult><KeyCount>${keys.length}</KeyCount>${contents}</ListBucketResult>`);
}

async function put(request: IncomingMessage, response: ServerResponse, key: string, files: Bucket['files']): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (body.length !== Number(request.headers['content-length'])) return refuse(response, 400, 'IncompleteBody');
  files.set(key, { body, type: request.headers['content-type'] });
  response.writeHead(200, { etag: '"x"' }).end();
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}
