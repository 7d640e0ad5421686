import { sql } from 'drizzle-orm';
import { loggedError } from './innermost-error';
import type { Api } from './serve';

/** Mounts what operations ask: does the process live, and does it reach its database. */
export function mountHealth({ app, context }: Api): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    try {
      await context.database.execute(sql`select 1`);
      return c.json({ status: 'ready' });
    } catch (error) {
      context.log.error({ err: loggedError(error) }, 'database not reachable');
      return c.json({ status: 'unavailable' }, 503);
    }
  });
}
