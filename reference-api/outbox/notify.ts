import type { Effect } from '@/reference-api/commerce/effect';
import { outbox } from '@/reference-api/database/schema/outbox';

/** A message to somebody. */
export interface Message {
  /** What happened, as a word: `orderShipped`, `licenceExpiring`. */
  kind: string;
  to: { type: 'member' | 'store' | 'admin' | 'mobile'; id: number | string };
  text: string;
  /** What it is about: the name of a resource and its number. */
  object: string;
  objectId: number;
  /** A reminder with this key is written once. */
  once?: string;
}

/** Writes messages in the transaction of the effect they tell of; they leave afterwards (open-questions 25). Answers how many were new. */
export async function notify({ database, now }: Pick<Effect, 'database' | 'now'>, ...messages: readonly Message[]): Promise<number> {
  if (messages.length === 0) return 0;
  const rows = messages.map(({ kind, to, text, object, objectId, once }) => ({
    ...{ kind, receiverType: to.type, receiver: String(to.id), text, object, objectId },
    ...{ uniqueKey: once ?? null, nextTime: now, createTime: now },
  }));
  const { rowCount } = await database.insert(outbox).values(rows).onConflictDoNothing();
  return rowCount ?? 0;
}
