import type { order, orderItem } from '@/reference-api/database/schema/order';

type OrderRecord = typeof order.$inferSelect;
type ItemRecord = typeof orderItem.$inferSelect;

/** What is left of the goods of an order (effects.md 1.3). */
export const goodsLeft = (items: readonly Pick<ItemRecord, 'payPrice' | 'refundedPrice'>[]): number =>
  items.reduce((sum, { payPrice, refundedPrice }) => sum + payPrice - refundedPrice, 0);

/** What is left of the freight. */
export const freightLeft = ({ freight, refundedFreight }: Pick<OrderRecord, 'freight' | 'refundedFreight'>): number =>
  freight - refundedFreight;
