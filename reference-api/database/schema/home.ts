import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { count, created, moment, ofStore, rowId, rowVersion, state, words } from './columns';

/** Where a picture leads (marketing.md 3). The value is text; a mini program's is JSON. */
const link = () => ({ linkType: state(0), linkValue: words() });

/** Dialogs of the home page (marketing.md 2). */
export const homeDialog = pgTable(
  'home_dialog',
  {
    id: rowId(),
    name: text().notNull(),
    image: words(),
    ...link(),
    showType: state(1),
    delaySeconds: count(),
    audience: state(1),
    levelIds: jsonb().$type<number[]>().notNull().default([]),
    startTime: moment().notNull(),
    endTime: moment().notNull(),
    sort: count(),
    status: state(1),
    exposureCount: count(),
    clickCount: count(),
    storeId: ofStore(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [index('home_dialog_store').on(t.storeId, t.id), check('home_dialog_period', sql`${t.endTime} > ${t.startTime}`)],
);

/** The ten icon slots of a store's home page (parameter.md 1). */
export const kingKong = pgTable(
  'king_kong',
  {
    id: rowId(),
    storeId: ofStore(),
    slot: integer().notNull(),
    icon: words(),
    title: words(),
    subtitle: words(),
    badgeShow: state(0),
    badgeText: words(),
    ...link(),
    sort: count(),
    status: state(0),
    updateTime: created(),
    version: rowVersion(),
  },
  (t) => [uniqueIndex('king_kong_slot_unique').on(t.storeId, t.slot), check('king_kong_slot', sql`${t.slot} between 1 and 10`)],
);

/** Pictures and videos at the top and middle of the home page (parameter.md 2). */
export const homeCarousel = pgTable(
  'home_carousel',
  {
    id: rowId(),
    title: text().notNull(),
    mediaType: state(1),
    image: words(),
    videoUrl: words(),
    position: state(1),
    ...link(),
    startTime: moment(),
    endTime: moment(),
    sort: count(),
    status: state(1),
    clickCount: count(),
    storeId: ofStore(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [index('home_carousel_store').on(t.storeId, t.position, t.status)],
);

/** One block of a home page; what a newer server adds is kept (parameter.md 3). */
export interface LayoutBlockShape {
  key: string;
  name: string;
  sort: number;
  visible: number;
  title?: string | undefined;
  limit?: number | undefined;
  [more: string]: unknown;
}

/** The order of the blocks of a store's home page (parameter.md 3). */
export const homeLayout = pgTable('home_layout', {
  storeId: integer().primaryKey(),
  blocks: jsonb().$type<LayoutBlockShape[]>().notNull().default([]),
  updateTime: created(),
  version: rowVersion(),
});

/** Receiving and service accounts a store publishes (parameter.md 4). */
export const accountConfig = pgTable(
  'account_config',
  {
    id: rowId(),
    storeId: ofStore(),
    usage: state(1),
    type: state(1),
    name: text().notNull(),
    account: text().notNull(),
    holder: words(),
    bankName: words(),
    branch: words(),
    qrcode: words(),
    workTime: words(),
    remark: words(),
    isDefault: state(0),
    sort: count(),
    status: state(1),
    updateTime: created(),
    updaterName: words(),
    version: rowVersion(),
  },
  (t) => [
    index('account_config_store').on(t.storeId, t.usage, t.id),
    uniqueIndex('account_config_default_unique').on(t.storeId, t.usage).where(sql`${t.isDefault} = 1`),
  ],
);
