import type { Readable } from 'node:stream';
import { BffFailure } from '../failure';
import type { CallClass, Limits } from '../limits';
import { CLOSE } from '../upstream/deadlines';
import { type BffRequest, hasBody } from './request';

const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;
const MULTIPART = /^multipart\/form-data\s*;\s*boundary=(?:"[\x20-\x21\x23-\x7e]{1,70}"|[A-Za-z0-9'()+_,./:=?-]{1,70})$/i;
const MAX_DEPTH = 100;

/** Whether a body comes as parts of a form. */
export const isMultipart = ({ headers }: BffRequest): boolean => MULTIPART.test(headers['content-type']?.trim() ?? '');

/** Checks type, packing and announced length of a body before a byte of it is read; false when there is none. */
export function checkBody(request: BffRequest, of: CallClass, limits: Limits): boolean {
  const { headers, method } = request;
  const type = headers['content-type']?.trim();
  if (!hasBody(request)) {
    if (type !== undefined && !JSON_TYPE.test(type) && !MULTIPART.test(type)) throw unsupported('content-type');
    return false;
  }
  if (method === 'GET' || method === 'HEAD') throw new BffFailure('malformed', { reason: 'body on a reading call', headers: CLOSE });
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding !== undefined && encoding !== 'identity') throw unsupported('content-encoding');
  if (!acceptsType(type ?? '', of)) throw unsupported('content-type');
  if (Number(headers['content-length'] ?? 0) > limits.bodyIn) throw new BffFailure('tooLarge', { headers: CLOSE });
  return true;
}

const acceptsType = (type: string, of: CallClass): boolean => {
  if (of === 'import') return MULTIPART.test(type) || JSON_TYPE.test(type);
  return of.endsWith('Upload') ? MULTIPART.test(type) : JSON_TYPE.test(type);
};

/** Reads a JSON body within its limits and checks that it is JSON; the very bytes are what is forwarded. */
export async function readJson(source: Readable, limits: Limits, startedAt: number): Promise<{ bytes: Buffer; value: unknown }> {
  const bytes = await readAll(source, limits, startedAt);
  const value = parseJson(bytes);
  if (deeperThan(bytes, MAX_DEPTH)) throw new BffFailure('malformed', { reason: 'JSON too deep' });
  return { bytes, value };
}

function readAll(source: Readable, { bodyIn, wholeMs, idleMs }: Limits, startedAt: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const leftMs = wholeMs === null ? 60_000 : Math.max(0, wholeMs - (performance.now() - startedAt));
    const stopClocks = () => {
      clearTimeout(timer);
      clearTimeout(idle);
    };
    const fail = (failure: BffFailure) => {
      stopClocks();
      source.off('data', take);
      source.pause();
      reject(failure);
    };
    const tooSlow = () => fail(new BffFailure('clientTooSlow', { headers: CLOSE }));
    const timer = setTimeout(tooSlow, leftMs);
    const idle = idleMs === null ? undefined : setTimeout(tooSlow, idleMs);
    const take = (chunk: Buffer) => {
      idle?.refresh();
      length += chunk.length;
      if (length > bodyIn) fail(new BffFailure('tooLarge', { headers: CLOSE }));
      else chunks.push(chunk);
    };
    source.on('data', take);
    source.once('end', () => {
      stopClocks();
      resolve(Buffer.concat(chunks, length));
    });
    source.on('error', (error) => fail(new BffFailure('clientGone', {}, { cause: error })));
  });
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(strictUtf8.decode(bytes));
  } catch (error) {
    throw new BffFailure('malformed', { reason: 'body is no JSON' }, { cause: error });
  }
}

/** Valid JSON nested deeper than any form needs: parsers further on may recurse. */
function deeperThan(bytes: Buffer, limit: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (quoted) {
      if (byte === 0x5c) at += 1;
      else if (byte === 0x22) quoted = false;
    } else if (byte === 0x22) quoted = true;
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return false;
}

const unsupported = (reason: string) => new BffFailure('unsupportedType', { reason, headers: CLOSE });
