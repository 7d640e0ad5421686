import type { IncomingMessage, ServerResponse } from 'node:http';
import { SESSION_COOKIE } from '@/lib/session/cookies';
import type { ProxyServices } from '../proxy-services';
import { clientAddress } from '../request/client-address';

/** Files, and the questions of whoever watches the process: a line for each would bury those of people. */
const UNNOTED = /^\/(?:_next\/|brand\/|maps\/|favicon\.|healthz$|readyz$|metrics$)/;

/** Writes one line about a request for a page when it is over, as the proxy does for calls; a cookie that was worth nothing is told. */
export function notePage(request: IncomingMessage, response: ServerResponse, { log, environment }: ProxyServices): void {
  const startedAt = performance.now();
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (UNNOTED.test(path)) return;
  const headers = { 'x-forwarded-for': [request.headers['x-forwarded-for'] ?? []].flat().join(',') };
  const ip = clientAddress({ headers, remoteAddress: request.socket.remoteAddress }, environment.trustedProxies);
  response.once('close', () => {
    const cleared = [response.getHeader('set-cookie') ?? []].flat().some((line) => String(line).startsWith(`${SESSION_COOKIE}=;`));
    log.write({
      reqId: String(response.getHeader('x-request-id') ?? ''),
      traceId: '',
      method: (request.method ?? 'GET').slice(0, 10),
      call: 'page',
      status: response.writableFinished ? response.statusCode : 499,
      code: 0,
      ms: Math.round(performance.now() - startedAt),
      upstreamMs: undefined,
      bytesIn: Number(request.headers['content-length'] ?? 0) || 0,
      bytesOut: 0,
      sidHash: undefined,
      ip,
      security: cleared ? 'unusable session cookie' : undefined,
      detail: { path: path.slice(0, 200) },
    });
  });
}
