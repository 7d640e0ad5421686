import type { GoodsWritten } from '@/lib/contract/goods';
import { auditState, goodsState } from '@/lib/contract/states/goods';
import { yesNo } from '@/lib/contract/states/yes-no';
import { isMain } from '@/reference-api/auth/caller';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import type { Call } from '@/reference-api/serve';
import { refreshFigures } from './goods-figures';
import { logGoods } from './goods-log';
import { skusOf, storesCards } from './goods-record';
import type { GoodsRecord } from './stored-goods';

const LONGEST_NAME = 60;
/** The marks are the main store's to give (goods.md 3.1): they stay with the goods it gave them to. */
const UNMARKED = { isRecommend: yesNo.no, isHot: yesNo.no, isNew: yesNo.no };

/** Makes a draft of the same goods. Codes are unique, cards and sales belong to the original. */
export async function copyGoods(record: GoodsRecord, call: Call): Promise<GoodsWritten> {
  const { database, now, translate } = call;
  const { id, deletedAt: _gone, ...kept } = record;
  const name = translate('goods.copyName', { name: record.name }).slice(0, LONGEST_NAME);
  const fresh = { status: goodsState.offSale, auditStatus: auditState.draft, auditReason: '', sales: 0, views: 0, version: 1 };
  const [made] = await database
    .insert(goods)
    .values({ ...kept, ...fresh, ...(isMain(call.caller) ? {} : UNMARKED), name, createTime: now, updateTime: now })
    .returning({ id: goods.id });
  const copyId = made?.id ?? 0;
  const skus = await skusOf(id, database);
  const cards = storesCards(record);
  const rows = skus.map(({ id: _old, ...sku }) => ({ ...sku, goodsId: copyId, code: '', stock: cards ? 0 : sku.stock }));
  if (rows.length > 0) await database.insert(goodsSku).values(rows);
  await refreshFigures(copyId, database);
  await logGoods(copyId, { action: 'copy', reason: `#${id}`, to: { status: fresh.status, auditStatus: fresh.auditStatus } }, call);
  return { id: copyId, status: fresh.status, auditStatus: fresh.auditStatus, version: 1 };
}
