import { eq } from 'drizzle-orm';
import { goodsState } from '@/lib/contract/states/goods';
import { shanghaiDate } from '@/lib/format/shanghai-time';
import type { Database } from '@/reference-api/database/connect';
import { goods } from '@/reference-api/database/schema/goods';
import { notify } from '@/reference-api/outbox/notify';
import { readSettings } from '@/reference-api/settings/read-settings';

/** Tells the numbers of the settings when the stock of goods on sale has come down to its warning level; once a day for each goods. */
export async function warnOfLowStock(goodsId: number, { database, now }: { database: Database; now: Date }): Promise<void> {
  const [record] = await database.select().from(goods).where(eq(goods.id, goodsId));
  if (!record || record.status !== goodsState.onSale || record.stock > record.stockWarn) return;
  const { notice } = await readSettings(database, ['notice'], record.storeId);
  const text = `商品“${record.name}”库存 ${record.stock}，已达到预警值 ${record.stockWarn}`;
  const day = shanghaiDate(now);
  await notify(
    { database, now },
    ...notice.stockWarnMobiles.map((mobile) => ({
      ...{ kind: 'goodsLowStock', to: { type: 'mobile' as const, id: mobile }, text, object: 'goods', objectId: goodsId },
      once: `goodsLowStock:${goodsId}:${mobile}:${day}`,
    })),
  );
}
