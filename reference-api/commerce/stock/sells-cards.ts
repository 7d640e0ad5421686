import { ACCOUNT, AUTOMATIC_DELIVERY, FROM_STOCK, SOFTWARE } from '@/lib/contract/goods/kind';

/** Whether the stock of goods is their cards at this moment (goods.md 3.3), as a condition over a row of goods in a statement of text. */
export const sellsCardsNow = (goods: string): string =>
  `(${goods}.kind = ${ACCOUNT} and coalesce((${goods}.kind_block->>'deliverMode')::int, ${AUTOMATIC_DELIVERY}) = ${AUTOMATIC_DELIVERY}
    or ${goods}.kind = ${SOFTWARE} and (${goods}.kind_block->>'licenceMode')::int is not distinct from ${FROM_STOCK})`;
