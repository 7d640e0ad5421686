import { sql } from 'drizzle-orm';
import type { Effect } from '@/reference-api/commerce/effect';
import { outbox } from '@/reference-api/database/schema/outbox';
import { statement } from '@/reference-api/database/statement';
import { together } from '@/reference-api/database/together';

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

const of = sql.placeholder;
const moment = sql`${of('moment')}::timestamptz`;
const messageWritten = statement('message_written', (database) =>
  database
    .insert(outbox)
    .values({
      ...{ kind: of('kind'), receiverType: of('type'), receiver: of('receiver'), text: of('text'), object: of('object') },
      ...{ objectId: of('objectId'), uniqueKey: of('once'), nextTime: moment, createTime: moment },
    })
    .onConflictDoNothing(),
);

/** Writes messages in the transaction of the effect they tell of; they leave afterwards (open-questions 25). Answers how many were new. */
export async function notify({ database, now }: Pick<Effect, 'database' | 'now'>, ...messages: readonly Message[]): Promise<number> {
  const moment = now.toISOString();
  const written = await together(
    ...messages.map(({ kind, to, text, object, objectId, once = null }) =>
      messageWritten(database, { kind, type: to.type, receiver: String(to.id), text, object, objectId, once, moment }),
    ),
  );
  return written.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}
