import { eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { OrderFilter } from '@/lib/contract/order';
import { isFlowNo } from '@/reference-api/commerce/ledgers/flow-no';
import { containsKeyword, containsPieces } from '@/reference-api/crud/filters';
import { licence } from '@/reference-api/database/schema/licence';
import { member } from '@/reference-api/database/schema/member';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { orderPackage } from '@/reference-api/database/schema/order-history';
import type { Call } from '@/reference-api/serve';
import { membersCalled } from '../member/member-keyword';

/** Orders by their number, or a piece of it. A number typed in full is looked up; a piece of one makes every row be looked at. */
export const orderNoIs = (words: string): SQL | undefined =>
  isFlowNo(words) ? eq(order.orderNo, words) : containsKeyword(words, [order.orderNo]);

/** The orders of items whose goods are called so, each item a row. */
export const ordersOfGoods = (words: string): SQL =>
  sql`select ${orderItem.orderId} from ${orderItem} where ${containsPieces(words, orderItem.goodsName)}`;

/** The word of an order list, looked for where its type says (order.md 3). */
export function orderKeyword({ keyword, keywordType }: Pick<OrderFilter, 'keyword' | 'keywordType'>, call: Call): SQL | undefined {
  if (!keyword) return undefined;
  const { database, context } = call;
  const ordersWith = (found: SQL): SQL => sql`${order.id} in (${found})`;
  switch (keywordType) {
    case 'orderNo':
      return orderNoIs(keyword);
    case 'nickname':
      return inArray(order.memberId, database.select({ id: member.id }).from(member).where(containsPieces(keyword, member.nickname)));
    case 'mobile':
      return inArray(order.memberId, database.select({ id: member.id }).from(member).where(mobileIs(keyword)));
    case 'goodsName':
      return ordersWith(ordersOfGoods(keyword));
    case 'receiver':
      return sql`${order.receiverName} <> '' and ${containsPieces(keyword, order.receiverName)}`;
    case 'trackingNo':
      return ordersWith(sql`select ${orderPackage.orderId} from ${orderPackage} where ${trackingNoIs(keyword)}`);
    case 'key':
      return keyIs(context.keys.hash(keyword));
  }
}

const mobileIs = (keyword: string) => (/^\d{11}$/.test(keyword) ? eq(member.mobile, keyword) : membersCalled(keyword));

/**
 * A whole number, or its beginning or its end: what people read from a parcel, and what an index finds among millions. Carriers
 * number their parcels in many lengths, so that no length tells a whole number from a piece.
 */
function trackingNoIs(keyword: string): SQL | undefined {
  const spellings = [...new Set([keyword, keyword.toUpperCase()])];
  return or(
    ...spellings.flatMap((spelling) => [
      like(orderPackage.trackingNo, `${escapedLike(spelling)}%`),
      like(sql`reverse(${orderPackage.trackingNo})`, `${escapedLike([...spelling].reverse().join(''))}%`),
    ]),
  );
}

const escapedLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Keys are sealed, so that only a whole key can be found: by its hash, on its own order and on the renewals of it. */
const keyIs = (hash: string): SQL => sql`(
  ${order.id} in (select ${licence.orderId} from ${licence} where ${licence.keyHash} = ${hash})
  or ${order.renewLicenceId} in (select ${licence.id} from ${licence} where ${licence.keyHash} = ${hash}))`;
