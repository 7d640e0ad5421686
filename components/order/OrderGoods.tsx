'use client';
import { useTranslations } from 'next-intl';
import { SmallText } from '@/components/controls/table-styles';
import { PictureText } from '@/components/list/cells/PictureText';
import type { OrderItem } from '@/lib/contract/order/item';

/** The first goods of an order, and how many pieces there are in all. */
export function OrderGoods({ items }: { items: readonly OrderItem[] }) {
  const t = useTranslations('order');
  const [first] = items;
  if (!first) return <>-</>;
  const pieces = items.reduce((sum, { count }) => sum + count, 0);
  const names = items.map(({ goodsName, count }) => `${goodsName} ×${count}`).join('\n');
  return (
    <span title={names}>
      <PictureText
        src={first.image}
        title={
          <>
            {first.goodsName} <SmallText>×{first.count}</SmallText>
          </>
        }
        {...noteOf(items.length > 1 ? t('inAll', { n: pieces }) : first.specText)}
      />
    </span>
  );
}

/** Goods of one variant have nothing to say below their name. */
const noteOf = (note: string) => (note === '' ? {} : { note });
