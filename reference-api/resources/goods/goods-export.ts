import { and, asc, inArray, isNull } from 'drizzle-orm';
import type { Goods, GoodsFilter } from '@/lib/contract/goods';
import { goodsExport } from '@/lib/contract/goods/action';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { yuanCell } from '@/reference-api/crud/export-columns';
import { type ExportColumn, exportCsv } from '@/reference-api/crud/export-csv';
import type { goods } from '@/reference-api/database/schema/goods';
import { goodsSku } from '@/reference-api/database/schema/goods';
import { type Api, serveStream } from '@/reference-api/serve';
import { goodsRows } from './goods-rows';
import { goodsSpec } from './goods-spec';

type Sku = typeof goodsSku.$inferSelect;
interface Line extends Goods {
  sku: Sku | undefined;
}

/** One row per variant; goods without any keep a row of their own. */
const linesSpec: ListSpec<typeof goods, Line, Partial<GoodsFilter>> = {
  ...goodsSpec,
  rows: async (records, call) => {
    const rows = await goodsRows(records, call);
    const ids = records.map(({ id }) => id);
    const skus = await call.database
      .select()
      .from(goodsSku)
      .where(and(inArray(goodsSku.goodsId, ids), isNull(goodsSku.deletedAt)))
      .orderBy(asc(goodsSku.sort), asc(goodsSku.id));
    const byGoods = new Map<number, Sku[]>();
    for (const sku of skus) byGoods.set(sku.goodsId, [...(byGoods.get(sku.goodsId) ?? []), sku]);
    return rows.flatMap((row) => (byGoods.get(row.id) ?? [undefined]).map((sku) => ({ ...row, sku })));
  },
};

const columns: readonly ExportColumn<Line>[] = [
  { head: 'goods.fields.id', cell: ({ id }) => String(id) },
  { head: 'goods.fields.name', of: 'goods', cell: ({ name }) => name },
  { head: 'goods.fields.subtitle', of: 'goods', cell: ({ subtitle }) => subtitle },
  { head: 'goods.fields.categoryId', cell: ({ categoryName }) => categoryName },
  { head: 'goods.fields.brandId', cell: ({ brandName }) => brandName },
  { head: 'goods.fields.values', of: 'goods', cell: ({ sku }) => sku?.specText ?? '' },
  { head: 'goods.fields.code', of: 'goods', cell: ({ sku }) => sku?.code ?? '' },
  { head: 'goods.fields.price', cell: ({ sku }) => (sku ? yuanCell(sku.price) : '') },
  { head: 'goods.fields.marketPrice', of: 'price', cell: ({ sku }) => (sku ? yuanCell(sku.marketPrice) : '') },
  { head: 'goods.fields.costPrice', of: 'price', cell: ({ sku }) => (sku ? yuanCell(sku.costPrice) : '') },
  { head: 'goods.fields.stock', cell: ({ sku }) => sku?.stock ?? 0 },
  { head: 'goods.fields.sales', cell: ({ sales }) => sales },
  { head: 'goods.fields.sort', cell: ({ sort }) => sort },
  { head: 'goods.fields.status', cell: ({ status }, translate) => translate(`enums.goodsStatus.${status}`) },
  { head: 'goods.fields.auditStatus', cell: ({ auditStatus }, translate) => translate(`enums.auditStatus.${auditStatus}`) },
  { head: 'goods.fields.storeId', mainOnly: true, cell: ({ storeName }) => storeName },
  { head: 'goods.fields.createTime', cell: ({ createTime }) => createTime },
];

/** Mounts the export of goods (goods.md 4). */
export function mountGoodsExport(api: Api): void {
  serveStream(api, goodsExport, (call) => exportCsv(linesSpec, call, { title: titles[call.query.kind ?? 0] ?? 'route.goods', columns }));
}

const titles: Readonly<Record<number, string>> = {
  1: 'route.accountGoodsList',
  2: 'route.hardwareGoodsList',
  3: 'route.formGoodsList',
  4: 'route.softwareGoodsyList',
};
