import type { IncomingMessage, ServerResponse } from 'node:http';
import next from 'next';

/** Answers a request for a page, a script or a style. */
export type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The pages of the production build; ready when their server is. */
export async function nextPages({ host, port }: { host: string; port: number }): Promise<Pages> {
  const app = next({ dev: false, hostname: host, port, dir: process.cwd() });
  await app.prepare();
  return app.getRequestHandler();
}
