import { isUtf8 } from 'node:buffer';
import { codes } from '@/lib/contract/call/codes';
import { type Envelope, readEnvelope } from '@/lib/contract/call/envelope';
import { BffFailure } from '../failure';
import { endOfValue } from './json-value';

/** An answer of the API the console passes on: the API's own bytes wherever they already are a truthful envelope. */
export interface Passable {
  readonly status: number;
  readonly code: number;
  readonly body: Buffer;
}

export interface Interpreted extends Passable {
  readonly envelope: Envelope;
}

/** Reads an answer as an envelope, or throws what the browser gets instead (security.md 2.6). */
export const interpret = (status: number, body: Buffer): Interpreted => judged(status, body, parse);

/** The same for an answer whose data nobody reads here: it is checked to its last byte and not built, which is a tenth of a call. */
export const passable = (status: number, body: Buffer): Passable => judged(status, body, status < 300 ? parseAround : parse);

function judged(status: number, body: Buffer, read: (body: Buffer) => Parsed | undefined): Interpreted {
  if (status < 200 || status > 599) throw new BffFailure('badStatus', { reason: `status ${status}` });
  if (status === 204 || status === 205) return written(200, { code: 0, msg: '', message: '', data: null });
  if (status >= 300 && status < 400) throw new BffFailure('redirected', { reason: `status ${status}` });
  const parsed = read(body);
  if (status < 300) {
    if (!parsed) throw new BffFailure('notJson', { reason: 'answer is no JSON object' });
    return { status, code: parsed.envelope.code ?? 0, body, envelope: parsed.envelope };
  }
  return refused(status, body, parsed);
}

function refused(status: number, body: Buffer, parsed: Parsed | undefined): Interpreted {
  const found = parsed?.envelope;
  const speaks = found && (found.code != null || found.msg != null || found.message != null);
  if (found?.code) return { status, code: found.code, body, envelope: found };
  if (status === 401) {
    // A dead token must open the specification's dialog even when the server says it without a code.
    if (!speaks) throw new BffFailure('sessionUnknown', { reason: 'upstream 401' });
    return written(401, { ...parsed?.object, code: codes.sessionUnknown });
  }
  if (!speaks) throw new BffFailure('upstreamStatus', { n: status, status: status >= 500 ? 502 : status });
  // Code 0 means success to every reader; on an HTTP error it would be a lie.
  return written(status, { ...parsed?.object, code: status });
}

interface Parsed {
  readonly object: object;
  readonly envelope: Envelope;
}

const DATA = Buffer.from('"data":');
/** A shorter answer is parsed sooner than searched. */
const WORTH_BYTES = 256;

/**
 * Parses an envelope with null in the place of its data. The search finds no other place than behind a name, or the rest would be no JSON:
 * inside a text the second quote would end it, and after the end of one there are no letters.
 */
function parseAround(body: Buffer): Parsed | undefined {
  const name = body.length < WORTH_BYTES ? -1 : body.indexOf(DATA);
  if (name < 0 || !isUtf8(body)) return parse(body);
  const begin = name + DATA.length;
  const end = endOfValue(body, begin);
  return end < 0 ? undefined : parseSame(`${body.toString('utf8', 0, begin)}null${body.toString('utf8', end)}`);
}

/** What stands around the data is one and the same short text in nearly every answer: it is parsed once, until another comes. */
let last: { readonly text: string; readonly parsed: Parsed | undefined } | undefined;

function parseSame(text: string): Parsed | undefined {
  if (text.length > WORTH_BYTES) return parseText(text);
  if (last?.text !== text) last = { text, parsed: parseText(text) };
  return last.parsed;
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function parse(body: Buffer): Parsed | undefined {
  try {
    return parseText(strictUtf8.decode(body));
  } catch {
    return undefined;
  }
}

function parseText(text: string): Parsed | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // HTML, half a document, a byte order mark, NaN: all the same to the browser.
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const envelope = readEnvelope(value);
  return envelope && { object: value, envelope };
}

function written(status: number, object: { code: number; [name: string]: unknown }): Interpreted {
  return { status, code: object.code, body: Buffer.from(JSON.stringify(object)), envelope: { ...readEnvelope(object), code: object.code } };
}
