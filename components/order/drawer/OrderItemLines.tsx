import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Small } from '@/components/controls/table-styles';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import { softBorder } from '@/components/theme/css-vars';
import type { OrderItem } from '@/lib/contract/order/item';
import { itemAfterSale } from '@/lib/contract/states/order';
import { ItemAfterSale } from './ItemAfterSale';

/** What was bought, on a phone: a line for each item, its part of every discount under it. */
export function OrderItemLines({ items }: { items: readonly OrderItem[] }) {
  const t = useTranslations('order.fields');
  return (
    <Lines>
      {items.map((item) => (
        <li key={item.id}>
          <div className="item">
            <PictureText src={item.image} title={item.goodsName} {...(item.specText === '' ? {} : { note: item.specText })} />
            <span className="price">
              <MoneyText fen={item.price} />
              <Small as="span">× {item.count}</Small>
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
    </Lines>
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

const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { display: 'grid', gap: 4, padding: '10px 0' },
  '& > li + li': { borderTop: softBorder },
  '& .item': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minWidth: 0 },
  '& .price': { flex: 'none', display: 'grid', textAlign: 'end' },
  '& .parts': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px' },
  '& .after': { display: 'flex', alignItems: 'center', gap: 6 },
});
