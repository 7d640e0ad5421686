import type pg from 'pg';

/** The part of a connection that writes; the type of the driver leaves it out. */
interface Wired {
  connection: { stream: { cork(): void; uncork(): void } };
}

interface Named {
  text: string;
}

/**
 * Lets statements that are asked for in the same turn leave in one packet: a packet costs both sides more than the statement in
 * it. The connection must be pipelined. A transaction's `begin` waits for nobody: it leaves with the first statement, which fails too
 * when the connection is gone.
 */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as Wired).connection;
  const query = client.query as (config: unknown, ...rest: unknown[]) => unknown;
  let corked = false;
  const uncork = () => {
    corked = false;
    stream.uncork();
  };
  client.query = ((config: unknown, ...rest: unknown[]) => {
    if (!corked) {
      corked = true;
      stream.cork();
      process.nextTick(uncork);
    }
    const answer = query.call(client, config, ...rest);
    return isBegin(config) && answer instanceof Promise ? begun(answer) : answer;
  }) as typeof client.query;
}

const isBegin = (config: unknown): config is Named =>
  typeof config === 'object' && config !== null && 'text' in config && config.text === 'begin';

const NOTHING = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] };

async function begun(answer: Promise<unknown>): Promise<typeof NOTHING> {
  // Whatever ends it ends the next statement of the transaction as well, which reports it.
  answer.catch(() => undefined);
  return NOTHING;
}
