import { asc, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '@/reference-api/clock';
import type { Database } from '@/reference-api/database/connect';
import { isReminder, outbox } from '@/reference-api/database/schema/outbox';

/** What the outbox is worked with. */
export interface OutboxContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Told, nothing more leaves or is removed. */
  readonly stop?: AbortSignal | undefined;
}

export const outboxState = { waiting: 0, sent: 1, givenUp: 2 } as const;

/** Said without parameters, so that whatever plan is kept for it uses the index of those that wait. */
export const isWaiting = sql`${outbox.state} = 0`;

/** What happened goes before reminders, of which thousands may be written at once; then the oldest first. */
export const inTheirTurn = [asc(isReminder(outbox)), asc(outbox.nextTime), asc(outbox.id)];
