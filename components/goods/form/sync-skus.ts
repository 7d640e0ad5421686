import { combinationCount, combinationsOf, type GoodsSkuDraft, type GoodsSpec, MAX_COMBINATIONS } from '@/lib/contract/goods/sku';
import { moved } from '@/lib/list/tree-rows';
import { blankSku } from './goods-values';

type Skus = readonly GoodsSkuDraft[];
type Specs = readonly GoodsSpec[];
interface SpecsAndSkus {
  readonly specs: GoodsSpec[];
  readonly skus: GoodsSkuDraft[];
}

const keyOf = (values: readonly string[]) => values.join('\n');
const within = (some: readonly string[], all: readonly string[]) => some.length > 0 && some.every((value) => all.includes(value));
/** The specs that variants have a value of: one that is still being written has none to give. */
const filledPlaces = (specs: Specs) => specs.flatMap(({ values }, at) => (values.some(({ value }) => value !== '') ? [at] : []));

const withValues = (specs: Specs): Specs =>
  specs.map(({ name, values }) => ({ name, values: values.filter(({ value }) => value !== '') })).filter(({ values }) => values.length > 0);

/**
 * The variants after the specs were changed from `before` to `next`: those whose values are still there keep what was typed, and one
 * that was taken away does not come back. A new value comes with all its combinations; where specs come or go, every variant goes on
 * with what its nearest neighbour has. Too many combinations change nothing: the specs say so themselves.
 */
export function syncSkus(before: Specs, next: Specs, skus: Skus): GoodsSkuDraft[] {
  const [old, filled] = [withValues(before), withValues(next)];
  if (combinationCount(filled) > MAX_COMBINATIONS) return [...skus];
  const known = new Map(skus.map((sku) => [keyOf(sku.values), sku]));
  const like = (values: readonly string[]) => skus.find((sku) => within(sku.values, values) || within(values, sku.values));
  // Of too many combinations none was made, so that there a value is as new as its variants are.
  const wasMade = combinationCount(old) <= MAX_COMBINATIONS;
  const isOld = (value: string, at: number) =>
    skus.some((sku) => sku.values[at] === value) || (wasMade && old[at]?.values.some((each) => each.value === value));
  const isFirst = skus.every((sku) => sku.values.length === 0);
  // Where specs come or go values change places, but one that was never made stands at none.
  const stands = (value: string) => skus.some((sku) => sku.values.includes(value));
  const comes = (values: readonly string[]) =>
    isFirst || (old.length === filled.length ? !values.every(isOld) : !wasMade && !values.every(stands));
  return combinationsOf(filled).flatMap((values) => {
    const same = known.get(keyOf(values));
    if (same) return [same];
    const near = like(values);
    if (near) return [{ ...near, id: undefined, stockBefore: undefined, code: '', values }];
    return comes(values) ? [blankSku(values)] : [];
  });
}

/** A spec at another place: the values of each variant change places with it, so that each stays the variant it was. */
export function movedSpec(specs: Specs, skus: Skus, from: number, to: number): SpecsAndSkus {
  const before = filledPlaces(specs);
  const places = moved([...specs.keys()], from, to).filter((at) => before.includes(at));
  const turned = skus.map((sku) => ({ ...sku, values: places.flatMap((at) => sku.values[before.indexOf(at)] ?? []) }));
  const order = moved(specs, from, to);
  return { specs: order, skus: syncSkus(order, order, turned) };
}

/** A spec whose value has another name; the variants of that value stay. */
export function renamedValue(
  specs: Specs,
  skus: Skus,
  at: number,
  { from, to, values }: { from: string; to: string; values: GoodsSpec['values'] },
): SpecsAndSkus {
  const place = filledPlaces(specs).indexOf(at);
  const renamed = specs.map((spec, index) => (index === at ? { ...spec, values } : spec));
  const named = skus.map((sku) =>
    sku.values[place] === from ? { ...sku, values: sku.values.map((value, index) => (index === place ? to : value)) } : sku,
  );
  return { specs: renamed, skus: syncSkus(renamed, renamed, named) };
}
