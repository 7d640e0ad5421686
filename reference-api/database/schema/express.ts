import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { count, created, rowId, rowVersion, state, words } from './columns';

/** Companies that carry packages (finance.md 3). */
export const express = pgTable(
  'express',
  {
    id: rowId(),
    code: text().notNull(),
    name: text().notNull(),
    logo: words(),
    phone: words(),
    website: words(),
    isCommon: state(0),
    sort: count(),
    status: state(1),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [
    uniqueIndex('express_code_unique').on(sql`lower(${t.code})`),
    uniqueIndex('express_name_unique').on(sql`lower(${t.name})`),
    index('express_sort').on(t.sort, t.id),
  ],
);
