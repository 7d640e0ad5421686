import { type Connection, connect } from '@/reference-api/database/connect';
import { countingProxy } from './counting-proxy';

/** A pool of a test's own whose packets to the database are counted. */
export interface CountedConnection extends Connection {
  /** Packets since the last time somebody asked. */
  packets(): number;
  close(): Promise<void>;
}

/** Opens at most so many connections to a database, through a proxy that counts. */
export async function countedConnection(databaseUrl: string, max: number): Promise<CountedConnection> {
  const proxy = await countingProxy(databaseUrl);
  const connection = connect(proxy.url, max);
  return {
    ...connection,
    packets: proxy.packets,
    close: async () => {
      await connection.pool.end();
      proxy.close();
    },
  };
}
