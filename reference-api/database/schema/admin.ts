import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { count, created, moment, ofStore, rowId, rowVersion, state, words } from './columns';
import { role } from './role';

/** Administrators (system.md 3). */
export const admin = pgTable(
  'admin',
  {
    id: rowId(),
    username: text().notNull(),
    passwordHash: text().notNull(),
    mustChangePassword: state(0),
    name: text().notNull(),
    avatar: words(),
    mobile: words(),
    email: words(),
    introduction: words(),
    remark: words(),
    storeId: ofStore(),
    status: state(1),
    lastLoginTime: moment(),
    lastLoginIp: text(),
    loginCount: count(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [
    uniqueIndex('admin_username_unique').on(sql`lower(${t.username})`),
    uniqueIndex('admin_mobile_unique').on(t.mobile).where(sql`${t.mobile} <> ''`),
    index('admin_store_created').on(t.storeId, t.createTime, t.id),
    index('admin_created').on(t.createTime, t.id),
  ],
);

/** Which roles an administrator holds. */
export const adminRole = pgTable(
  'admin_role',
  {
    adminId: integer()
      .notNull()
      .references(() => admin.id, { onDelete: 'cascade' }),
    roleId: integer()
      .notNull()
      .references(() => role.id),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.roleId] }), index('admin_role_role').on(t.roleId)],
);
