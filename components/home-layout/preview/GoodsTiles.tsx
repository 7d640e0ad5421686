'use client';
import { useQuery } from '@tanstack/react-query';
import { Picture } from '@/components/controls/Picture';
import { readOptions } from '@/lib/client/resource-queries';
import { goodsOptions } from '@/lib/contract/goods/action';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { formatFen } from '@/lib/format/money';

/** Goods on sale as the home page shows them; empty places where there are none. */
export function GoodsTiles({ kind, limit }: { kind?: GoodsKind; limit: number }) {
  const found = useQuery({ ...readOptions(goodsOptions, { kind, onSale: 1 }), meta: { quiet: true }, retry: false }).data ?? [];
  const shown = found.slice(0, limit);
  const places = Array.from({ length: shown.length === 0 ? 2 : 0 }, (_, index) => index);
  return (
    <div className="goods">
      {shown.map(({ id, name, cover, priceMin }) => (
        <span key={id}>
          <i>
            <Picture url={cover} alt="" />
          </i>
          <b>{name}</b>
          <strong>{formatFen(priceMin)}</strong>
        </span>
      ))}
      {places.map((place) => (
        <span key={place} className="empty" />
      ))}
    </div>
  );
}
