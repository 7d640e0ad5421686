import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { Context } from './context';

/** Writes one line for each call: what and how long, never a token, a query or a body. */
export const requestLog =
  ({ log }: Pick<Context, 'log'>): MiddlewareHandler =>
  async (c, next) => {
    const startedAt = performance.now();
    await next();
    log.info({ method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - startedAt) });
  };

/** Refuses JSON bodies no form of the console could fill. Multipart uploads have limits of their own. */
export const jsonLimit = (maxBytes: number): MiddlewareHandler => {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new HTTPException(413);
    },
  });
  return (c, next) => (c.req.header('content-type')?.startsWith('multipart/') ? next() : limit(c, next));
};
