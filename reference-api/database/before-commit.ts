import type { Database } from './connect';
import { together } from './together';

type Write = () => Promise<unknown>;

const waiting = new WeakMap<Database, Write[]>();

/**
 * Leaves a write to the end of its transaction, where it travels with the commit: what nearly every order changes, such as the
 * figures of the main store, is held only while the transaction is written down, and not while the API thinks. For writes that nobody asks for
 * within the transaction and that no rule can refuse. Where no end was promised it is written at once.
 */
export async function beforeCommit(database: Database, write: Write): Promise<void> {
  const writes = waiting.get(database);
  if (writes) writes.push(write);
  else await write();
}

/** Promises a transaction that what is left to its end will be sent there. */
export const promiseEnd = (transaction: Database): unknown => waiting.set(transaction, []);

/** Sends what was left to the end, in the order in which it was asked for. A failure undoes the transaction, whose commit tells nothing of it. */
export function sendEnd(transaction: Database): Promise<unknown> {
  const writes = waiting.get(transaction) ?? [];
  waiting.delete(transaction);
  const sent = together(...writes.map((write) => write()));
  // Who commits looks at it afterwards.
  sent.catch(() => undefined);
  return sent;
}
