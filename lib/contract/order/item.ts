import { z } from 'zod';
import { fen, id } from '../field/fields';

const count = z.number().int();

/** One item of an order: a snapshot of what was bought, never read again from the goods (order.md 2). */
export const orderItem = z.object({
  id,
  goodsId: id,
  skuId: id,
  goodsName: z.string(),
  image: z.string(),
  specText: z.string(),
  price: fen,
  count,
  totalPrice: fen,
  levelShare: fen,
  couponShare: fen,
  pointShare: fen,
  usePoints: count,
  adjustShare: fen,
  payPrice: fen,
  costPrice: fen,
  goodsGivePoints: count,
  commission1: fen,
  commission2: fen,
  refundedCount: count,
  refundedPrice: fen,
  afterSaleStatus: z.number().int(),
});
export type OrderItem = z.infer<typeof orderItem>;
