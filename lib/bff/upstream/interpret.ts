import { codes } from '@/lib/contract/codes';
import { type Envelope, envelope } from '@/lib/contract/envelope';
import { BffFailure } from '../failure';

/** An answer of the API the console passes on: the API's own bytes wherever they already are a truthful envelope. */
export interface Interpreted {
  readonly status: number;
  readonly code: number;
  readonly body: Buffer;
  readonly envelope: Envelope;
}

/** Reads an answer as an envelope, or throws what the browser gets instead (security.md 2.6). */
export function interpret(status: number, body: Buffer): Interpreted {
  if (status < 200 || status > 599) throw new BffFailure('badStatus', { reason: `status ${status}` });
  if (status === 204 || status === 205) return written(200, { code: 0, msg: '', message: '', data: null });
  if (status >= 300 && status < 400) throw new BffFailure('redirected', { reason: `status ${status}` });
  const parsed = parse(body);
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

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function parse(body: Buffer): Parsed | undefined {
  let value: unknown;
  try {
    value = JSON.parse(strictUtf8.decode(body));
  } catch {
    // HTML, half a document, a byte order mark, NaN: all the same to the browser.
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const found = envelope.safeParse(value);
  return found.success ? { object: value, envelope: found.data } : undefined;
}

function written(status: number, object: { code: number; [name: string]: unknown }): Interpreted {
  return { status, code: object.code, body: Buffer.from(JSON.stringify(object)), envelope: envelope.parse(object) };
}
