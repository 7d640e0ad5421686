import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { count, created, moment, rowId, state, words } from './columns';

/** A message about an end to come, named so by its kind. */
export const isReminder = ({ kind }: { kind: AnyPgColumn }) => sql`(${kind} like '%Expiring')`;

/** Messages to members, administrators and numbers: written with the effect they tell of, sent afterwards (open-questions 25). */
export const outbox = pgTable(
  'outbox',
  {
    id: rowId(),
    kind: text().notNull(),
    /** member, admin, store or mobile, and which one. */
    receiverType: text().notNull(),
    receiver: text().notNull(),
    text: words(),
    /** What it is about: the name of a resource and its number. */
    object: words(),
    objectId: integer(),
    /** A reminder is sent once per object and date: rows of the same key are written once. */
    uniqueKey: text(),
    /** 0 waiting, 1 sent, 2 given up. */
    state: state(0),
    attempts: count(),
    nextTime: moment(),
    sentTime: moment(),
    failure: words(),
    createTime: created(),
  },
  (t) => [
    index('outbox_waiting').on(isReminder(t), t.nextTime, t.id).where(sql`${t.state} = 0`),
    index('outbox_done').on(t.createTime).where(sql`${t.state} <> 0`),
    index('outbox_created').on(t.createTime, t.id),
    uniqueIndex('outbox_unique_key').on(t.uniqueKey).where(sql`${t.uniqueKey} is not null`),
  ],
);
