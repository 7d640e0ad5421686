import type { GoodsDraft } from '@/lib/contract/goods/draft';
import { FORM } from '@/lib/contract/goods/kind';
import { blockOf, type SkuRecord } from './goods-record';
import type { GoodsRecord } from './stored-goods';

const PLAIN = ['name', 'cover', 'images', 'categoryId', 'detailHtml'] as const;

/** Whether an edit touches what a buyer decides by, so that the goods are reviewed again (goods.md 5). */
export function touchesKeyFields(draft: GoodsDraft, record: GoodsRecord, skus: readonly SkuRecord[]): boolean {
  if (PLAIN.some((name) => !same(draft[name], record[name]))) return true;
  if (record.kind === FORM && !same(draft.formFields, blockOf(FORM, record).formFields)) return true;
  const stored = new Map(skus.map((sku) => [sku.id, sku.price]));
  return draft.skus.some(({ id, price }) => {
    const before = id === undefined ? undefined : stored.get(id);
    return before === undefined || movesFar(before, price);
  });
}

/** More than 30 % up or down, measured against the stored price; exactly 30 % is not more (clarifications 29). */
export const movesFar = (before: number, after: number): boolean => Math.abs(after - before) * 10 > before * 3;

/** Whether two stored values are alike, whatever the order of their keys. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

/** Keys of stored JSON come back in an order of their own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  );
}
