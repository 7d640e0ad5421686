import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { created, ofStore, rowId, rowVersion, words } from './columns';

/** Settings of the platform and of its stores, one row a group (parameter.md 5 and 6); what a row does not name has its default. */
export const systemConfig = pgTable(
  'system_config',
  {
    id: rowId(),
    storeId: ofStore(),
    /** The group: media, trade, …; os holds the rules for the other stores. */
    name: text().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    updateTime: created(),
  },
  (t) => [unique('system_config_group').on(t.storeId, t.name)],
);

/** The one version of all groups that are saved together: `config` for a store's settings, `os` for the rules of the other stores. */
export const settingsVersion = pgTable(
  'settings_version',
  {
    storeId: integer().notNull(),
    scope: text().notNull(),
    version: rowVersion(),
    updateTime: created(),
    updaterName: words(),
  },
  (t) => [primaryKey({ columns: [t.storeId, t.scope] })],
);

/** A check value for each key that has sealed cards, form secrets, licence keys or kept answers: a ring that does not open all is the wrong one. */
export const keyRing = pgTable('key_ring', {
  id: rowId(),
  keyId: text().notNull().unique(),
  checkValue: text().notNull(),
  createTime: created(),
});
