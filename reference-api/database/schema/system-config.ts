import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { created, ofStore, rowId, rowVersion } from './columns';

/** Settings of the platform and of its stores, one row a group (parameter.md 5 and 6); what a row does not name has its default. */
export const systemConfig = pgTable(
  'system_config',
  {
    id: rowId(),
    storeId: ofStore(),
    /** The group: media, trade, …; os holds the rules for the other stores. */
    name: text().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    version: rowVersion(),
    updateTime: created(),
  },
  (t) => [unique('system_config_group').on(t.storeId, t.name)],
);
