'use client';
import { useTranslations } from 'next-intl';
import { SmallText } from '@/components/controls/table-styles';
import { PictureText } from '@/components/list/cells/PictureText';
import type { OrderItem } from '@/lib/contract/order/item';
import { GoodsLines } from './GoodsLines';

/** How many goods stand in a row; of more their pieces are counted. */
const MOST = 3;

/** The goods of an order: one with its picture in full, several as lines that make the row no higher. */
export function OrderGoods({ items }: { items: readonly OrderItem[] }) {
  const t = useTranslations('order');
  const [first] = items;
  if (!first) return <>-</>;
  if (items.length > 1) {
    const pieces = items.reduce((sum, { count }) => sum + count, 0);
    return <GoodsLines items={items.slice(0, MOST)} rest={items.length > MOST ? t('inAll', { n: pieces }) : ''} />;
  }
  return (
    <span title={`${first.goodsName} ×${first.count}`}>
      <PictureText
        src={first.image}
        title={
          <>
            {first.goodsName} <SmallText>×{first.count}</SmallText>
          </>
        }
        {...noteOf(first.specText)}
      />
    </span>
  );
}

/** Goods of one variant have nothing to say below their name. */
const noteOf = (note: string) => (note === '' ? {} : { note });
