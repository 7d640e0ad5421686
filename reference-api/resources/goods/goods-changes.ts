import { goodsBrand, goodsCategory } from '@/reference-api/database/schema/goods';
import { maskedMobile } from '@/reference-api/masked';
import type { Call } from '@/reference-api/serve';
import type { goodsColumns } from './goods-columns';
import { ofVariant } from './goods-log';
import type { SkuRecord } from './goods-record';
import { namesIn } from './goods-rows';
import { same } from './key-fields';
import type { GoodsRecord } from './stored-goods';

/** Values by field before and after a change; a field of a variant carries the variant's name. */
export interface Changes {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** What an edit changed in the goods row; the fields of the kind stand beside the others. */
export function columnChanges(record: GoodsRecord, columns: Awaited<ReturnType<typeof goodsColumns>>): Changes {
  const { kindBlock = {}, ...plain } = columns;
  const old: Record<string, unknown> = { ...record, ...record.kindBlock };
  const changed = Object.entries({ ...plain, ...kindBlock }).filter(([name, value]) => !same(value, old[name]));
  // Only its type says whether a commission is a percentage or an amount: it goes along, changed or not.
  if (changed.some(([name]) => COMMISSIONS.has(name)) && !changed.some(([name]) => name === 'commissionType'))
    changed.push(['commissionType', columns.commissionType]);
  const shown = ([name, value]: readonly [string, unknown]) => [name, withoutMobile(name, value)];
  return {
    before: Object.fromEntries(changed.map(([name]) => shown([name, old[name]]))),
    after: Object.fromEntries(changed.map(shown)),
  };
}

const COMMISSIONS: ReadonlySet<string> = new Set(['firstValue', 'secondValue']);

/** The number of a person is in no log. */
function withoutMobile(name: string, value: unknown): unknown {
  if (name !== 'returnAddress' || typeof value !== 'object' || value === null) return value;
  return { ...value, mobile: maskedMobile(String(Reflect.get(value, 'mobile') ?? '')) };
}

const WATCHED = ['code', 'image', 'price', 'marketPrice', 'costPrice', 'stock', 'status', 'durationUnit', 'durationNum'] as const;
type Watched = Pick<SkuRecord, (typeof WATCHED)[number] | 'specText' | 'weightGram'>;

/** What changed in one variant. */
export function variantChanges(old: Watched, next: Watched): Changes {
  const changed = WATCHED.filter((name) => old[name] !== next[name]);
  const valuesOf = (sku: Watched) => ({
    ...Object.fromEntries(changed.map((name) => [ofVariant(name, next.specText), sku[name]])),
    ...(old.specText === next.specText ? {} : { [ofVariant('values', next.specText)]: sku.specText }),
    ...(old.weightGram === next.weightGram ? {} : { [ofVariant('weightKg', next.specText)]: sku.weightGram / 1000 }),
  });
  return { before: valuesOf(old), after: valuesOf(next) };
}

/** A variant that came, or one that went. */
export const variantAdded = ({ specText }: Pick<SkuRecord, 'specText'>): Changes => ({
  before: {},
  after: { [`skus@${specText}`]: specText },
});
export const variantRemoved = ({ specText }: Pick<SkuRecord, 'specText'>): Changes => ({
  before: { [`skus@${specText}`]: specText },
  after: { [`skus@${specText}`]: '' },
});

/** Changes one after the other. */
export const together = (all: readonly Changes[]): Changes => ({
  before: Object.assign({}, ...all.map(({ before }) => before)),
  after: Object.assign({}, ...all.map(({ after }) => after)),
});

/** Categories and brands by their names: a number tells nobody anything, and the row it names may be gone one day. */
export async function placeNames({ before, after }: Changes, { database }: Pick<Call, 'database'>): Promise<Changes> {
  const ids = (field: string) => [before[field], after[field]].filter((id): id is number => typeof id === 'number' && id > 0);
  const names = {
    categoryId: await namesIn(goodsCategory, ids('categoryId'), database),
    brandId: await namesIn(goodsBrand, ids('brandId'), database),
  };
  const named = (values: Changes['before']) =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) =>
        field === 'categoryId' || field === 'brandId' ? [field, names[field].get(Number(value)) ?? ''] : [field, value],
      ),
    );
  return { before: named(before), after: named(after) };
}
