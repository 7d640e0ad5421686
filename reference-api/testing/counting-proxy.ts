import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial } from 'node:net';
import pg from 'pg';

/** A way to a database that counts the packets going there. */
export interface CountingProxy {
  readonly url: string;
  /** Packets since the last time somebody asked. */
  packets(): number;
  close(): void;
}

/** Stands between a pool and its database. */
export async function countingProxy(databaseUrl: string): Promise<CountingProxy> {
  // An address may leave out its port; the driver knows which is meant.
  const { host, port } = new pg.Client({ connectionString: databaseUrl });
  let seen = 0;
  const server = createServer((client) => {
    client.setNoDelay(true);
    const database = dial(port, host);
    client.on('data', () => {
      seen += 1;
    });
    client.pipe(database).pipe(client);
    client.on('error', () => database.destroy());
    database.on('error', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    packets: () => {
      const present = seen;
      seen = 0;
      return present;
    },
    close: () => server.close(),
  };
}
