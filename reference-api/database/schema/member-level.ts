import { integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { count, created, rowId, rowVersion, state, words } from './columns';

/** Levels of members with discount and point rate (member.md 4). */
export const memberLevel = pgTable('member_level', {
  id: rowId(),
  name: text().notNull().unique(),
  grade: integer().notNull().unique(),
  growthMin: count(),
  discount: integer().notNull().default(100),
  pointRate: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull().default(100),
  icon: words(),
  background: words(),
  rights: words(),
  isDefault: state(0),
  status: state(1),
  createTime: created(),
  version: rowVersion(),
});
