import { combinationCount, combinationsOf, type GoodsSkuDraft, type GoodsSpec, MAX_COMBINATIONS } from '@/lib/contract/goods/sku';
import { blankSku } from './goods-values';

const keyOf = (values: readonly string[]) => values.join('\n');

/**
 * The variants for changed specs: those whose values are still there keep what was typed, new combinations begin with what their
 * nearest neighbour has. Too many combinations change nothing: the specs say so themselves.
 */
export function syncSkus(specs: readonly GoodsSpec[], skus: readonly GoodsSkuDraft[]): GoodsSkuDraft[] {
  const filled = specs
    .map(({ name, values }) => ({ name, values: values.filter(({ value }) => value !== '') }))
    .filter(({ values }) => values.length > 0);
  if (combinationCount(filled) > MAX_COMBINATIONS) return [...skus];
  const known = new Map(skus.map((sku) => [keyOf(sku.values), sku]));
  const like = (values: readonly string[]) =>
    skus.find((sku) => sku.values.length > 0 && sku.values.every((value) => values.includes(value)));
  return combinationsOf(filled).map((values) => {
    const same = known.get(keyOf(values));
    if (same) return same;
    const near = like(values);
    return near ? { ...near, id: undefined, stockBefore: undefined, code: '', values } : blankSku(values);
  });
}

/** A renamed value keeps its variants. */
export const renameValue = (skus: readonly GoodsSkuDraft[], at: number, from: string, to: string): GoodsSkuDraft[] =>
  skus.map((sku) => (sku.values[at] === from ? { ...sku, values: sku.values.map((value, index) => (index === at ? to : value)) } : sku));
