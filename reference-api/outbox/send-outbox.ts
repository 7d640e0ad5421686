import { createHmac } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { wireTime } from '@/lib/format/shanghai-time';
import type { Database } from '@/reference-api/database/connect';
import { outbox } from '@/reference-api/database/schema/outbox';
import { inTransaction } from '@/reference-api/transaction';
import { giveUpOld } from './give-up-old';
import { inTheirTurn, isWaiting, type OutboxContext, outboxState } from './waiting';

/** No further message leaves in a turn after so many failures in a row: then the receiver is away. */
const AWAY = 3;
/** So many are on their way at once as long as they arrive, and one alone after a failure. */
const MOST_AT_ONCE = 8;
const TURN_MS = 30_000;
const DEADLINE_MS = 5_000;
const MOST_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 30_000;

/** Where messages go, and the secret that signs them. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

interface Sender extends OutboxContext {
  webhook?: Webhook | undefined;
  /** How long a turn takes at most, beside the answers it still waits for. */
  turnMs?: number;
}

type Row = typeof outbox.$inferSelect;

/**
 * Posts waiting messages to the webhook, some at once, each with a signature; one that fails is tried again later, and given up after
 * eight times. Reminders leave after everything else. Answers how many it posted.
 */
export async function sendOutbox({ database, clock, log, webhook, turnMs = TURN_MS, stop }: Sender): Promise<number> {
  if (!webhook) return 0;
  await giveUpOld({ database, clock, log, stop });
  const end = performance.now() + turnMs;
  let posted = 0;
  let atOnce = 1;
  for (let failed = 0; failed < AWAY && performance.now() < end && !stop?.aborted; ) {
    const arrived = await inTransaction(database, (transaction) => sendNext(transaction, webhook, clock.now(), atOnce));
    if (arrived.length === 0) break;
    posted += arrived.length;
    failed = arrived.includes(true) ? 0 : failed + arrived.length;
    atOnce = arrived.includes(false) ? 1 : Math.min(2 * atOnce, MOST_AT_ONCE);
  }
  return posted;
}

/** Rows stay locked while they are sent, so that two processes never send the same; no other waits for them. Answers which arrived. */
async function sendNext(database: Database, webhook: Webhook, now: Date, limit: number): Promise<boolean[]> {
  const rows = await database
    .select()
    .from(outbox)
    .where(and(isWaiting, lte(outbox.nextTime, now)))
    .orderBy(...inTheirTurn)
    .limit(limit)
    .for('update', { skipLocked: true });
  const failures = await Promise.all(rows.map((row) => post(webhook, row)));
  for (const [index, row] of rows.entries())
    await database
      .update(outbox)
      .set(outcome(row, failures[index], now))
      .where(eq(outbox.id, row.id));
  return failures.map((failure) => failure === undefined);
}

const outcome = (row: Row, failure: string | undefined, now: Date) =>
  failure === undefined ? { state: outboxState.sent, sentTime: now, attempts: row.attempts + 1, failure: '' } : later(row, failure, now);

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
    return withoutAddresses(error instanceof Error ? error.message : String(error));
  }
}

/** A message may repeat the address, and that may hold a key of the receiver. */
const withoutAddresses = (message: string): string => message.replaceAll(/\bhttps?:\S+/gi, '(address)');
