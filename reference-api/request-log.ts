import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { EndpointKind } from '@/lib/contract/call/endpoint';
import { endpointFor } from '@/lib/contract/call/table';
import type { Context } from './context';

/** Writes one line for each call: what and how long, never a token, a query, a body or the address of a picture, which is all one needs to see it. */
export const requestLog =
  ({ log }: Pick<Context, 'log'>): MiddlewareHandler =>
  async (c, next) => {
    const startedAt = performance.now();
    await next();
    log.info({
      reqId: requestIdOf(c.req.header('x-request-id')),
      method: c.req.method,
      call: callName(c.req.method, c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    });
  };

/** What a call is called in the contract, or what kind of other call it is; what is sent as an address is never written down. */
export const callName = (method: string, path: string): string => endpointFor(method, path)?.name ?? OTHERS.exec(path)?.[1] ?? 'other';
const OTHERS = /^\/(healthz|readyz|media|test)(?:\/|$)/;

/** The console's name for the request, so that its line and ours are found together; what is no id is not written down. */
export const requestIdOf = (header: string | undefined): string | undefined =>
  header !== undefined && /^[\w-]{1,64}$/.test(header) ? header : undefined;

/** Calls whose bodies are streamed to their handlers, which have limits of their own. */
const STREAMED: readonly (EndpointKind | undefined)[] = ['pictureUpload', 'videoUpload', 'documentUpload', 'import'];

/** Refuses bodies no form of the console could fill. What a call is decides, never what its body is said to be. */
export const bodyLimitOf = (maxBytes: number): MiddlewareHandler => {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new HTTPException(413);
    },
  });
  return (c, next) => (STREAMED.includes(endpointFor(c.req.method, c.req.path)?.kind) ? next() : limit(c, next));
};
