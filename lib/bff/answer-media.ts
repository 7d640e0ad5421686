import { commonHeaders, jsonAnswer } from './answers';
import { finish, open } from './exchange-call';
import type { BffAnswer } from './request';
import { admit } from './session-gate';
import { flowing, lengthOf, notServed } from './stream-answer';
import type { Exchange } from './upstream';
import type { Visit } from './visit';

const SHOWN = /^(?:image|video)\/[\w.+-]{1,60}$/i;
/** A name that is the hash of its content never means anything else. */
const CONTENT_ADDRESSED = /\/[0-9a-f]{32,}[^/?]*(?:\?|$)/i;

/** Streams a picture or a video of the API to a signed-in browser, parts and conditional requests included. */
export async function answerMedia(visit: Visit, target: string): Promise<BffAnswer> {
  visit.notes.call = 'media';
  const { session } = await admit(visit);
  const limits = visit.parts.limits.media;
  const exchange = await open(visit, { kind: 'media', target, limits, session, body: null });
  const { requestId } = visit.trace;
  if (exchange.status === 304 || exchange.status === 416) return withoutBody(exchange, target, requestId);
  if (exchange.status !== 200 && exchange.status !== 206) {
    const interpreted = await finish(exchange, limits);
    visit.notes.code = interpreted.code;
    return jsonAnswer(interpreted.status, interpreted.body, requestId);
  }
  const type = (exchange.body.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  if (!SHOWN.test(type) || exchange.body.headers['content-encoding']) throw notServed(exchange, 'media of an unexpected type');
  const headers: [string, string][] = [['content-type', type], ...lengthOf(exchange), ...mediaHeaders(exchange, target, requestId)];
  if (visit.request.method !== 'HEAD') return { status: exchange.status, headers, body: flowing(exchange) };
  exchange.end();
  return { status: exchange.status, headers, body: null };
}

function withoutBody(exchange: Exchange, target: string, requestId: string): BffAnswer {
  exchange.body.resume();
  exchange.end();
  return { status: exchange.status, headers: mediaHeaders(exchange, target, requestId), body: null };
}

function mediaHeaders({ status, body }: Exchange, target: string, requestId: string): [string, string][] {
  const kept = ['etag', 'last-modified', 'content-range', 'accept-ranges'].flatMap((name): [string, string][] => {
    const value = body.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const forever = CONTENT_ADDRESSED.test(target) && status !== 416;
  const caching = forever ? 'private, max-age=31536000, immutable' : 'private, no-cache';
  const common = commonHeaders(requestId).map(([name, value]): [string, string] => [name, name === 'cache-control' ? caching : value]);
  return [...common, ...kept];
}
