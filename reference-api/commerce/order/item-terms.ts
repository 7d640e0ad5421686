import { ACCOUNT, AUTOMATIC_DELIVERY, FORM, FROM_STOCK, SOFTWARE } from '@/lib/contract/goods/kind';
import type { ItemRow } from '@/reference-api/commerce/lock-order';
import type { ItemTerms } from '@/reference-api/database/schema/shapes';
import type { WantedGoods } from './wanted-goods';

/** The rules an item keeps from its goods, so that a later edit never changes an order. */
export function termsOf({ goods, sku }: WantedGoods): ItemTerms {
  const { formFields: _onTheOrder, noDeliveryRegions: _checkedNow, ...block } = goods.kindBlock;
  return {
    ...block,
    ...{ categoryId: goods.categoryId, durationUnit: sku.durationUnit, durationNum: sku.durationNum, pointsDeduct: goods.pointsDeduct },
    ...{ commissionType: goods.commissionType, firstValue: goods.firstValue, secondValue: goods.secondValue },
    giveCouponIds: goods.giveCouponIds,
  };
}

/** Rules of an item; older rows have none and count as hardware without any. */
export const rulesOf = ({ terms }: Pick<ItemRow, 'terms'>): Partial<ItemTerms> => terms ?? {};

/** How the pieces of an item reach the buyer. */
export type Fulfilment = 'shipped' | 'cards' | 'typed' | 'codes' | 'keys' | 'activated' | 'form' | 'renewal';

/** Of a kind and the rules of an item; a renewal delivers nothing new. */
export function fulfilmentOf(kind: number, rules: Partial<ItemTerms>, renewal: boolean): Fulfilment {
  if (renewal) return 'renewal';
  if (kind === ACCOUNT) return (rules.deliverMode ?? AUTOMATIC_DELIVERY) === AUTOMATIC_DELIVERY ? 'cards' : 'typed';
  if (kind === SOFTWARE) return rules.licenceMode === FROM_STOCK ? 'codes' : rules.licenceMode === 3 ? 'activated' : 'keys';
  return kind === FORM ? 'form' : 'shipped';
}

/** Whether the stock of an item is its cards. */
export const takesCards = (how: Fulfilment): boolean => how === 'cards' || how === 'codes';

/** Pieces that were bought, not given back and not delivered yet (clarifications 33). */
export const undelivered = ({ count, refundedCount, deliveredCount }: ItemRow): number =>
  Math.max(0, count - refundedCount - deliveredCount);
