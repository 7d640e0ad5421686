import { useTranslations } from 'next-intl';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { StatusChip } from '@/components/list/cells/StatusChip';
import type { OrderItem } from '@/lib/contract/order/item';
import { itemAfterSale } from '@/lib/contract/states/order';

/** Where the after-sale of an item stands, and what was given back for it. */
export function ItemAfterSale({ item: { afterSaleStatus, refundedPrice } }: { item: OrderItem }) {
  const enums = useTranslations('enums.itemAfterSale');
  if (afterSaleStatus === itemAfterSale.none) return refundedPrice > 0 ? <MoneyText fen={-refundedPrice} /> : <>-</>;
  return (
    <>
      <StatusChip kind={afterSaleStatus === itemAfterSale.open ? 'failed' : 'closed'} label={enums(String(afterSaleStatus))} />
      {refundedPrice > 0 && <MoneyText fen={-refundedPrice} />}
    </>
  );
}
