import { createHmac } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import { wireTime } from '@/lib/format/shanghai-time';
import type { Clock } from '@/reference-api/clock';
import type { Database } from '@/reference-api/database/connect';
import { outbox } from '@/reference-api/database/schema/outbox';
import { inTransaction } from '@/reference-api/transaction';

export const outboxState = { waiting: 0, sent: 1, givenUp: 2 } as const;

const BATCH = 20;
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

/** Posts waiting messages to the webhook, each with a signature; one that fails is tried again later, and given up after eight times. */
export async function sendOutbox({ database, clock, webhook }: Sender): Promise<number> {
  return webhook ? inTransaction(database, (transaction) => sendDue(transaction, webhook, clock.now())) : 0;
}

/** The rows stay locked while they are sent, so that two processes never send the same. */
async function sendDue(database: Database, webhook: Webhook, now: Date): Promise<number> {
  const due = await database
    .select()
    .from(outbox)
    .where(and(eq(outbox.state, outboxState.waiting), lte(outbox.nextTime, now)))
    .orderBy(asc(outbox.nextTime), asc(outbox.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  for (const row of due) {
    const failure = await post(webhook, row);
    await database
      .update(outbox)
      .set(
        failure === undefined
          ? { state: outboxState.sent, sentTime: now, attempts: row.attempts + 1, failure: '' }
          : later(row, failure, now),
      )
      .where(eq(outbox.id, row.id));
  }
  return due.length;
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
