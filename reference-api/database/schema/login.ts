import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { created, moment, rowId, words } from './columns';

/** Logins. Only the hash of a token is kept, and of an ended one the fact that somebody ended it. */
export const adminToken = pgTable(
  'admin_token',
  {
    hash: text().primaryKey(),
    /** Not a reference: the login of a deleted administrator is still answered as ended. */
    adminId: integer().notNull(),
    createTime: created(),
    usedAt: moment().notNull(),
    endedAt: moment(),
    ip: words(),
  },
  (t) => [index('admin_token_admin').on(t.adminId), index('admin_token_used').on(t.usedAt)],
);

/** Failed sign-ins of one username from one address (system.md 4). */
export const loginFailure = pgTable(
  'login_failure',
  { id: rowId(), username: text().notNull(), ip: text().notNull(), at: moment().notNull() },
  (t) => [index('login_failure_who').on(t.username, t.ip, t.at), index('login_failure_at').on(t.at)],
);

/** Answers of calls that must not run twice (00-conventions 1.3). */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    adminId: integer().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    answer: text(),
    createTime: created(),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.key] }), index('idempotency_key_created').on(t.createTime)],
);

/** Who read which masked value in full (00-conventions 1.6). */
export const accessLog = pgTable(
  'access_log',
  {
    id: rowId(),
    adminId: integer().notNull(),
    resource: text().notNull(),
    recordId: integer().notNull(),
    field: text().notNull(),
    ip: words(),
    at: moment().notNull(),
  },
  (t) => [index('access_log_record').on(t.resource, t.recordId)],
);
