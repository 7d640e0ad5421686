import type { RequestContext } from '../request/request-context';
import { admit, admitKnown } from '../request/session-gate';
import { commonHeaders, jsonAnswer } from '../responses/answers';
import type { BffAnswer } from '../responses/bff-answer';
import { flowing, lengthOf, notServed } from '../responses/stream-answer';
import type { Exchange } from '../upstream/exchange';
import { finish, open } from '../upstream/exchange-call';

const SHOWN = /^(?:image|video)\/[\w.+-]{1,60}$/i;
/** Invoices: kept in a folder of their own and only ever saved, never opened in place (open-questions 13). */
const SAVED = /^application\/(?:pdf|ofd)$/i;
const DOCUMENTS = /^\/?media\/documents\//;
/** A name that is the hash of its content never means anything else. */
const CONTENT_ADDRESSED = /\/[0-9a-f]{32,}[^/?]*(?:\?|$)/i;

/** Streams a picture or a video of the API to a signed-in browser, parts and conditional requests included. */
export async function answerMedia(context: RequestContext, target: string): Promise<BffAnswer> {
  context.logFields.call = 'media';
  const { session } = admitKnown(context) ?? (await admit(context));
  const limits = context.parts.limits.media;
  const exchange = await open(context, { kind: 'media', endpoint: undefined, target, limits, session, body: null });
  const { requestId } = context.trace;
  if (exchange.status === 304 || exchange.status === 416) return withoutBody(exchange, target, requestId);
  if (exchange.status !== 200 && exchange.status !== 206) {
    const interpreted = await finish(exchange, limits);
    context.logFields.code = interpreted.code;
    return jsonAnswer(interpreted.status, interpreted.body, requestId);
  }
  const type = (exchange.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  const isSaved = SAVED.test(type) && DOCUMENTS.test(target);
  if ((!SHOWN.test(type) && !isSaved) || exchange.headers['content-encoding']) throw notServed(exchange, 'media of an unexpected type');
  const headers: [string, string][] = [['content-type', type], ...lengthOf(exchange), ...mediaHeaders(exchange, target, requestId)];
  if (isSaved) headers.push(['content-disposition', `attachment; filename="${target.split(/[?#]/)[0]?.split('/').at(-1) ?? ''}"`]);
  if (context.request.method !== 'HEAD') return { status: exchange.status, headers, body: flowing(exchange) };
  exchange.end();
  return { status: exchange.status, headers, body: null };
}

function withoutBody(exchange: Exchange, target: string, requestId: string): BffAnswer {
  exchange.end();
  return { status: exchange.status, headers: mediaHeaders(exchange, target, requestId), body: null };
}

function mediaHeaders({ status, headers }: Exchange, target: string, requestId: string): [string, string][] {
  const kept = (['etag', 'last-modified', 'content-range', 'accept-ranges'] as const).flatMap((name): [string, string][] => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value]];
  });
  const forever = CONTENT_ADDRESSED.test(target) && status !== 416;
  const caching = forever ? 'private, max-age=31536000, immutable' : 'private, no-cache';
  const common = commonHeaders(requestId).map(([name, value]): [string, string] => [name, name === 'cache-control' ? caching : value]);
  return [...common, ...kept];
}
