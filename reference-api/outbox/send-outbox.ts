import { createHmac } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import { wireTime } from '@/lib/format/shanghai-time';
import type { Clock } from '@/reference-api/clock';
import type { Database } from '@/reference-api/database/connect';
import { outbox } from '@/reference-api/database/schema/outbox';
import { inTransaction } from '@/reference-api/transaction';

export const outboxState = { waiting: 0, sent: 1, givenUp: 2 } as const;

/** So many leave in one turn at most, and no further after so many failures in a row: then the receiver is away. */
const MOST_A_TURN = 500;
const AWAY = 3;
const DEADLINE_MS = 5_000;
const MOST_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 30_000;

/** Where messages go, and the secret that signs them. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

interface Sender {
  database: Database;
  clock: Clock;
  webhook?: Webhook | undefined;
}

type Row = typeof outbox.$inferSelect;

/**
 * Posts waiting messages to the webhook one by one, each with a signature; one that fails is tried again later, and given up after
 * eight times. Answers how many it posted.
 */
export async function sendOutbox({ database, clock, webhook }: Sender): Promise<number> {
  if (!webhook) return 0;
  let posted = 0;
  for (let failed = 0; posted < MOST_A_TURN && failed < AWAY; posted += 1) {
    const outcome = await inTransaction(database, (transaction) => sendNext(transaction, webhook, clock.now()));
    if (outcome === 'nothing') break;
    failed = outcome === 'sent' ? 0 : failed + 1;
  }
  return posted;
}

/** A row stays locked while it is sent, so that two processes never send the same; no other waits for it. */
async function sendNext(database: Database, webhook: Webhook, now: Date): Promise<'nothing' | 'sent' | 'failed'> {
  const [row] = await database
    .select()
    .from(outbox)
    .where(and(eq(outbox.state, outboxState.waiting), lte(outbox.nextTime, now)))
    .orderBy(asc(outbox.nextTime), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!row) return 'nothing';
  const failure = await post(webhook, row);
  await database
    .update(outbox)
    .set(
      failure === undefined
        ? { state: outboxState.sent, sentTime: now, attempts: row.attempts + 1, failure: '' }
        : later(row, failure, now),
    )
    .where(eq(outbox.id, row.id));
  return failure === undefined ? 'sent' : 'failed';
}

function later({ attempts }: Row, failure: string, now: Date) {
  const next = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** attempts);
  const state = attempts + 1 >= MOST_ATTEMPTS ? outboxState.givenUp : outboxState.waiting;
  return { state, attempts: attempts + 1, nextTime: next, failure: failure.slice(0, 200) };
}

/** Sends one message; answers why it failed. The receiver knows a message it has seen by its id. */
async function post({ url, secret }: Webhook, row: Row): Promise<string | undefined> {
  const body = JSON.stringify({
    id: row.id,
    kind: row.kind,
    receiverType: row.receiverType,
    receiver: row.receiver,
    text: row.text,
    object: row.object,
    objectId: row.objectId,
    createTime: wireTime(row.createTime),
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-shangtai-message': String(row.id),
    'x-shangtai-signature': `sha256=${signature}`,
  };
  try {
    const { ok, status } = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'error' });
    return ok ? undefined : `HTTP ${status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
