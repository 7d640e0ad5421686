import { BffFailure } from '../failure';
import type { Exchange } from '../upstream/exchange';
import { commonHeaders } from './answers';
import type { BffAnswer } from './bff-answer';
import type { Flow } from './flow';

/** Types an export may have; anything else would be a page or a script coming from the console's own address. */
const FILE_TYPE =
  /^(?:text\/csv|application\/(?:vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet|zip|gzip|octet-stream))(?:\s*;|$)/i;
const JSON_TYPE = /^application\/json/i;

/** Whether an answer is the file that was asked for, and not the envelope of a refusal. */
export const isExport = (kind: string, { status, headers }: Exchange): boolean =>
  kind === 'export' && status === 200 && !JSON_TYPE.test(headers['content-type'] ?? '');

/** Passes an exported file on while it arrives. */
export function exportAnswer(exchange: Exchange, requestId: string): BffAnswer {
  const { headers } = exchange;
  const type = headers['content-type'] ?? '';
  if (!FILE_TYPE.test(type) || headers['content-encoding']) throw notServed(exchange, 'export of an unexpected type');
  const disposition = /^attachment[\x20-\x7e]{0,500}$/.exec(headers['content-disposition'] ?? '')?.[0] ?? 'attachment';
  const own: [string, string][] = [['content-type', type], ['content-disposition', disposition], ...lengthOf(exchange)];
  return { status: 200, headers: [...own, ...commonHeaders(requestId)], body: flowing(exchange) };
}

/** Ends an exchange whose answer is not passed on. */
export function notServed(exchange: Exchange, reason: string): BffFailure {
  exchange.end();
  return new BffFailure('notJson', { reason });
}

/** The length, so that a browser can show progress; Next itself drops it, a plain server keeps it. */
export const lengthOf = ({ headers }: Exchange): [string, string][] => {
  const length = headers['content-length'];
  return length !== undefined && /^\d{1,15}$/.test(length) ? [['content-length', length]] : [];
};

/** An answer's body; ends the exchange when either side is done or gone. */
export function flowing({ body, end }: Exchange): Flow {
  body.onClose(end);
  return body;
}
