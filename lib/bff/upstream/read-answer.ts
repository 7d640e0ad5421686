import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BffFailure } from '../failure';
import type { Exchange } from './exchange';

/** Reads an answer to its end, unpacked. A body that is too long, cut off or packed in an unknown way is a bad answer. */
export async function readAnswer(answer: Pick<Exchange, 'headers' | 'body'>, cap: number): Promise<Buffer> {
  const declared = Number(answer.headers['content-length'] ?? 0);
  if (declared > cap) throw badAnswer('answer too long');
  const chunks: Buffer[] = [];
  let length = 0;
  const stream = unpacked(answer);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > cap) throw badAnswer('answer too long');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof BffFailure) throw error;
    throw badAnswer('answer cut off', error);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, length);
}

function unpacked({ headers, body }: Pick<Exchange, 'headers' | 'body'>): Readable {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding === undefined || encoding === '' || encoding === 'identity') return body.readable();
  if (encoding !== 'gzip') throw badAnswer('unknown content-encoding');
  const gunzip = createGunzip();
  const packed = body.readable();
  packed.once('error', (error) => gunzip.destroy(error));
  return packed.pipe(gunzip);
}

const badAnswer = (reason: string, cause?: unknown) => new BffFailure('notJson', { reason }, { cause });
