import { useTranslations } from 'next-intl';
import { Small, SmallText } from '@/components/controls/table-styles';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import type { OrderItem } from '@/lib/contract/order/item';
import { itemAfterSale } from '@/lib/contract/states/order';
import { ItemAfterSale } from './ItemAfterSale';
import { ItemLines } from './item-lines';

/** What was bought, on a phone: a line for each item, its part of every discount under it. */
export function OrderItemLines({ items }: { items: readonly OrderItem[] }) {
  const t = useTranslations('order.fields');
  return (
    <ItemLines>
      {items.map((item) => (
        <li key={item.id}>
          <div className="item">
            <PictureText src={item.image} title={item.goodsName} {...(item.specText === '' ? {} : { note: item.specText })} />
            <span className="price">
              <MoneyText fen={item.price} />
              <SmallText>× {item.count}</SmallText>
            </span>
          </div>
          <Small className="parts">
            {partsOf(item).map(([key, fen]) => (
              <span key={key}>
                {t(key)} {key === 'adjustPrice' && fen > 0 && '+'}
                <MoneyText fen={fen} />
              </span>
            ))}
          </Small>
          {(item.afterSaleStatus !== itemAfterSale.none || item.refundedPrice > 0) && (
            <div className="after">
              {t('refundFlag')} <ItemAfterSale item={item} />
            </div>
          )}
        </li>
      ))}
    </ItemLines>
  );
}

/** What was taken off the price or put on it, and what is paid in the end. */
const partsOf = ({ levelShare, couponShare, pointShare, adjustShare, payPrice }: OrderItem) =>
  (
    [
      ['levelPrice', -levelShare],
      ['couponPrice', -couponShare],
      ['pointPrice', -pointShare],
      ['adjustPrice', adjustShare],
      ['itemPay', payPrice],
    ] as const
  ).filter(([key, fen]) => key === 'itemPay' || fen !== 0);
