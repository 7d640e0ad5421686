import type { GoodsRecord } from '@/lib/contract/goods';
import type { GoodsValues } from './goods-values';

const PLAIN = ['name', 'cover', 'images', 'categoryId', 'detailHtml', 'formFields'] as const;

/** Whether an edit will be reviewed again, so that it can be asked before (goods.md 5); the API decides by the same rule. */
export function touchesKeyFields(values: GoodsValues, record: GoodsRecord): boolean {
  if (PLAIN.some((name) => JSON.stringify(values[name]) !== JSON.stringify(record[name] ?? values[name]))) return true;
  return values.skus.some(({ id, price }) => {
    const before = record.skus.find((sku) => sku.id === id)?.price;
    return before === undefined || Math.abs(price - before) * 10 > before * 3;
  });
}
