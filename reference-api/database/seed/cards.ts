import { DAY_MS } from '@/lib/format/shanghai-time';
import { sealContent } from '@/reference-api/commerce/card/card-content';
import type { goodsCard } from '@/reference-api/database/schema/goods-card';
import type { KeyRing } from '@/reference-api/keys/key-ring';
import type { GoodsRow } from './goods';
import { sellsCards } from './kind-blocks';
import type { Random } from './random';

const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The unsold cards behind the stock of goods that sell from cards, in batches as they were imported. */
export function makeCards(allGoods: readonly GoodsRow[], keys: KeyRing, now: Date, random: Random): (typeof goodsCard.$inferInsert)[] {
  return allGoods
    .filter(({ kindBlock }) => sellsCards(kindBlock ?? {}))
    .flatMap((goods) =>
      goods.skus.flatMap((sku) =>
        Array.from({ length: sku.stock ?? 0 }, (_, index) => {
          const createTime = new Date(now.getTime() - (92 + (index % 3) * 14) * DAY_MS);
          const sealed = sealContent(keys, contentOf(goods, random), goods.kindBlock?.cardFields);
          return {
            goodsId: goods.id,
            skuId: sku.id,
            storeId: goods.storeId,
            ...sealed,
            batchNo: batchOf(createTime, goods.id),
            createTime,
          };
        }),
      ),
    );
}

function contentOf({ kind, id }: GoodsRow, random: Random): Record<string, string> {
  if (kind === 4) return { code: Array.from({ length: 4 }, () => symbols(5, random)).join('-') };
  return { account: `user${id}${random.digits(7)}@vip.example`, password: `${symbols(4, random)}${random.digits(6)}` };
}

const symbols = (length: number, random: Random) => Array.from({ length }, () => random.pick([...SYMBOLS])).join('');

const batchOf = (at: Date, goodsId: number) => `B${at.toISOString().slice(0, 10).replaceAll('-', '')}${String(goodsId).padStart(4, '0')}`;
