import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { acceptsEncoding } from '../request/accepts-encoding';
import type { BffAnswer } from './bff-answer';

/** Below this an answer fits into a few packets anyway, and packing it costs more than sending it. */
const WORTH_BYTES = 4096;
const pack = promisify(gzip);

/** Packs a larger answer for a client that can unpack it; undefined for streams and small answers, which pass as they are. */
export function compressed(answer: BffAnswer, accepted: string | undefined): Promise<BffAnswer> | undefined {
  const { body } = answer;
  return Buffer.isBuffer(body) && body.length >= WORTH_BYTES && acceptsEncoding(accepted, 'gzip') ? packed(answer, body) : undefined;
}

async function packed(answer: BffAnswer, body: Buffer): Promise<BffAnswer> {
  const small = await pack(body, { level: constants.Z_BEST_SPEED });
  return { ...answer, body: small, headers: [...answer.headers.flatMap(adapted(small.length)), ['content-encoding', 'gzip']] };
}

type Pair = readonly [string, string];

const adapted =
  (length: number) =>
  ([name, value]: Pair): Pair[] => {
    if (name === 'content-length') return [[name, String(length)]];
    if (name === 'vary') return [[name, `${value}, accept-encoding`]];
    // A strong tag would promise the very bytes.
    return [[name, name === 'etag' && !value.startsWith('W/') ? `W/${value}` : value]];
  };
