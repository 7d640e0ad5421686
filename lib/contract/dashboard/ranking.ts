import { z } from 'zod';
import { MAIN_STORE, mainStoreOnly, signedIn } from '../access';
import { endpoint } from '../call/endpoint';
import { fen, id } from '../field/fields';
import { goodsKindField, queriedKind } from '../goods/kind-field';

/** Places of a ranking. */
export const RANKING_PLACES = 10;

const days = z.coerce
  .number()
  .pipe(z.union([z.literal(7), z.literal(30)]))
  .default(7);
const count = z.number().int();

/** Goods that sold best in the last days, by pieces or by amount, within one kind or all. */
export const goodsRanking = endpoint({
  name: 'home.goodsRanking',
  method: 'GET',
  path: '/v1/admin/dashboard/goods-ranking',
  access: signedIn,
  query: z.object({ days, by: z.enum(['count', 'amount']).default('count'), kind: queriedKind.optional() }),
  data: z.array(z.object({ goodsId: id, kind: goodsKindField, name: z.string(), image: z.string(), count, amount: fen })),
});

/** Stores that sold most in the last days. */
export const storeRanking = endpoint({
  name: 'home.storeRanking',
  method: 'GET',
  path: '/v1/admin/dashboard/store-ranking',
  access: mainStoreOnly(signedIn),
  query: z.object({ days }),
  data: z.array(z.object({ storeId: id.default(MAIN_STORE), name: z.string(), count, amount: fen })),
});

/** From looking at goods to a completed order. */
export const orderFunnel = endpoint({
  name: 'home.funnel',
  method: 'GET',
  path: '/v1/admin/dashboard/funnel',
  access: signedIn,
  query: z.object({ days }),
  data: z.object({ browsed: count, ordered: count, paid: count, completed: count }),
});
