import { createServer, type Server, type ServerResponse } from 'node:http';
import { notePage } from '@/lib/bff/monitoring/page-line';
import { type ProxyServices, services } from '@/lib/bff/proxy-services';
import { nodeListener } from '@/lib/bff/serve-node';
import type { Pages } from './next-pages';
import { refusePageRequest } from './page-gate';
import { refuseUpgrade } from './refuse-upgrade';

/** Longer than the longest upload may take (lib/bff/limits.ts): that clock ends it with an envelope, this one with a bare 408. */
const REQUEST_MS = 35 * 60_000;
/** A head that dribbles in is no browser's. */
const HEAD_MS = 10_000;
/** Longer than the idle time of usual front proxies (60 s), so that none of them meets a socket that is just closing. */
const KEEP_ALIVE_MS = 65_000;
const CHECK_MS = 2_000;

/**
 * The console as it is run in production: calls and media go to the proxy's core before Next sees them, because a route handler
 * costs ten times as much and buffers what it should stream; everything else is a page and goes to Next.
 */
export function createConsoleServer(pages: Pages, parts: ProxyServices = services()): Server {
  const proxy = nodeListener(parts);
  const options = {
    requestTimeout: REQUEST_MS,
    headersTimeout: HEAD_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_MS,
  };
  const server = createServer(options, (request, response) => {
    if (isProxied(request.url ?? '/')) proxy(request, response);
    else {
      notePage(request, response, parts);
      if (!refusePageRequest(request, response)) pages(request, response).catch((error: unknown) => failed(error, response, parts));
    }
  });
  server.on('upgrade', refuseUpgrade);
  return server;
}

/**
 * The very paths that have route handlers, and targets that are no path at all or begin with a host: the core refuses those, where Next
 * would rewrite them into something it knows.
 */
const isProxied = (target: string): boolean => /^(?:\/(?:api|media)(?:[/?]|$)|\/\/|[^/])/.test(target);

function failed(error: unknown, response: ServerResponse, { log }: ProxyServices): void {
  log.bug(error, 'page');
  if (!response.headersSent) response.writeHead(500, { 'cache-control': 'no-store', connection: 'close' });
  response.end();
}
