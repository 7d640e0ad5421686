import pg from 'pg';

export const TEMPLATE = 'shangtai_template';

/** What the global setup hands to the workers. */
export interface TestDatabases {
  /** Address of the server, under an account that may make databases. */
  readonly server: string;
  /** Data folder the template was seeded with: media files of the demo rows. */
  readonly media: string;
}

/** The run's database server, as the global setup left it for the workers. */
export function testDatabases(): TestDatabases {
  const handed = process.env.E2E_DATABASES;
  if (!handed) throw new Error('The global setup did not run: start the browser tests with npm run e2e.');
  return JSON.parse(handed) as TestDatabases;
}

/** The same server, another database. */
export function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** A copy of the template under a name of its own; `drop` removes it. */
export async function cloneTemplate(name: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const { server } = testDatabases();
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name} template ${TEMPLATE}`);
  return { url: withDatabase(server, name), drop: () => run(`drop database ${name} with (force)`) };
}
