import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RoleScope } from '@/lib/contract/role';
import { created, ofStore, rowId, rowVersion, state, words } from './columns';

/** Named sets of permission codes (system.md 2). */
export const role = pgTable(
  'role',
  {
    id: rowId(),
    name: text().notNull(),
    code: text().notNull(),
    remark: words(),
    scope: state<RoleScope>(1),
    permissions: text().array().notNull(),
    storeId: ofStore(),
    builtin: state(0),
    status: state(1),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [uniqueIndex('role_name_unique').on(t.storeId, sql`lower(${t.name})`), uniqueIndex('role_code_unique').on(sql`lower(${t.code})`)],
);
