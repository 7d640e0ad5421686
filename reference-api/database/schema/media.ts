import { bigint, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { count, created, ofStore, rowId, words } from './columns';

/** Pictures of the library (media.md). Two rows may name the same file: files are kept under the hash of their content. */
export const picture = pgTable(
  'picture',
  {
    id: rowId(),
    storeId: ofStore(),
    url: text().notNull(),
    thumb: words(),
    name: words(),
    width: count(),
    height: count(),
    bytes: count(),
    /** Of the file as it was sent; what is kept was rewritten without its metadata. */
    sha256: text(),
    createTime: created(),
  },
  (t) => [
    index('picture_created').on(t.createTime, t.id),
    index('picture_store_created').on(t.storeId, t.createTime, t.id),
    index('picture_sha256').on(t.sha256),
    index('picture_url').on(t.url),
  ],
);

/** Categories of videos, named in both languages (media.md 2). */
export const videoCategory = pgTable('video_category', {
  id: rowId(),
  name: text().notNull(),
  nameEn: words(),
  sort: count(),
});

/** Videos of the library. */
export const video = pgTable(
  'video',
  {
    id: rowId(),
    storeId: ofStore(),
    url: text().notNull(),
    cover: words(),
    title: words(),
    categoryId: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    duration: doublePrecision(),
    createTime: created(),
  },
  (t) => [
    index('video_created').on(t.createTime, t.id),
    index('video_store_created').on(t.storeId, t.createTime, t.id),
    index('video_category_created').on(t.categoryId, t.createTime, t.id),
    index('video_url').on(t.url),
  ],
);
