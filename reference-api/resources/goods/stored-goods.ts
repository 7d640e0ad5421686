import type { goods } from '@/reference-api/database/schema/goods';

/** A good as the database holds it. */
export type GoodsRecord = typeof goods.$inferSelect;
