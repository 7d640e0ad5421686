import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { GoodsDraft } from '@/lib/contract/goods/draft';
import { LARGEST_STOCK } from '@/lib/contract/goods/sku';
import type { Database } from '@/reference-api/database/connect';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { goodsSku } from '@/reference-api/database/schema/goods';
import { notFound } from '@/reference-api/not-found';
import { Refusal, refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { type Changes, together, variantAdded, variantChanges, variantRemoved } from './goods-changes';
import { type SkuRecord, skusOf } from './goods-record';
import { areInUse } from './sku-use';

type SkuDraft = GoodsDraft['skus'][number];
interface Owner {
  id: number;
  storeId: number;
  /** The stock is counted from cards and never typed. */
  cards: boolean;
}

/** Brings the variants of goods in line with what was sent: known ids change, new ones are added, missing ones removed (clarifications 1). */
export async function saveSkus(owner: Owner, drafts: readonly SkuDraft[], call: Call): Promise<Changes> {
  const { database } = call;
  const stored = await skusOf(owner.id, database);
  const known = new Map(stored.map((sku) => [sku.id, sku]));
  if (drafts.some(({ id }) => id !== undefined && !known.has(id))) throw notFound('variant');
  await requireOwnCodes(owner, drafts, call);
  const keptIds = new Set(drafts.flatMap(({ id }) => id ?? []));
  const removed = stored.filter(({ id }) => !keptIds.has(id));
  await removeSkus(owner, removed, call);
  const rows = drafts.map((draft, sort) => rowOf(owner, draft, sort));
  await refuseDuplicates(codeTaken, async () => {
    await changeSkus(owner, rows, known, database);
    const fresh = rows.filter(({ id }) => id === undefined).map(({ id: _none, delta: _first, ...row }) => row);
    if (fresh.length > 0) await database.insert(goodsSku).values(fresh);
  });
  const changed = rows.map((row) => {
    const old = known.get(row.id ?? 0);
    return old ? variantChanges(old, { ...row, stock: row.delta === null ? row.stock : old.stock + row.delta }) : variantAdded(row);
  });
  return together([...removed.map(variantRemoved), ...changed]);
}

type Row = ReturnType<typeof rowOf>;

const rowOf = ({ id: goodsId, storeId, cards }: Owner, draft: SkuDraft, sort: number) => ({
  ...{ goodsId, storeId, sort, specValues: draft.values, specText: draft.values.join(' / ') },
  ...{ id: draft.id, image: draft.image, code: draft.code, price: draft.price },
  ...{ marketPrice: draft.marketPrice, costPrice: draft.costPrice, weightGram: Math.round(draft.weightKg * 1000) },
  ...{ status: draft.status, durationUnit: draft.durationUnit, durationNum: draft.durationNum },
  stock: cards ? 0 : draft.stock,
  /** What was typed against what the form had read: sales in between are not undone. Absent, the stock is set. */
  delta: cards ? 0 : draft.stockBefore === undefined ? null : draft.stock - draft.stockBefore,
});

/** One statement changes every known variant; stock moves by what was typed and never leaves its range. */
async function changeSkus(owner: Owner, rows: readonly Row[], known: ReadonlyMap<number, SkuRecord>, database: Database): Promise<void> {
  const changed = rows.filter(({ id }) => id !== undefined);
  if (changed.length === 0) return;
  // Codes may change places, and the index looks at each row by itself.
  if (changed.some(({ id, code }) => known.get(id ?? 0)?.code !== code))
    await database
      .update(goodsSku)
      .set({ code: '' })
      .where(and(eq(goodsSku.goodsId, owner.id), isNull(goodsSku.deletedAt)));
  const { rowCount } = await database.execute(sql`
    update goods_sku as sku set
      spec_values = row."specValues", spec_text = row."specText", image = row.image, code = row.code, price = row.price,
      market_price = row."marketPrice", cost_price = row."costPrice", weight_gram = row."weightGram", status = row.status,
      duration_unit = row."durationUnit", duration_num = row."durationNum", sort = row.sort,
      stock = case when row.delta is null then row.stock else sku.stock + row.delta end
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as row(
      id int, "specValues" jsonb, "specText" text, image text, code text, price bigint, "marketPrice" bigint, "costPrice" bigint,
      "weightGram" int, status smallint, "durationUnit" smallint, "durationNum" int, sort int, stock int, delta int)
    where sku.id = row.id and sku.goods_id = ${owner.id}
      and (row.delta is null or sku.stock + row.delta between 0 and ${LARGEST_STOCK})`);
  if (rowCount !== changed.length)
    throw refuseField('skus', 'range', { label: { message: 'goods.fields.stock' }, min: 0, max: LARGEST_STOCK });
}

/** A removed variant keeps its row for the orders that name it. */
async function removeSkus({ id }: Owner, removed: readonly SkuRecord[], { database, now }: Call): Promise<void> {
  if (removed.length === 0) return;
  const ids = removed.map((sku) => sku.id);
  if (await areInUse(id, ids, database)) throw new Refusal(codes.skuInUse, {}, 'skus');
  await database.update(goodsSku).set({ deletedAt: now }).where(inArray(goodsSku.id, ids));
}

const codeTaken = { goods_sku_code_unique: () => refuseField('skus', 'unique', { label: { message: 'goods.fields.code' } }) };

/** A code names one variant of the store; the row that repeats one is marked. */
async function requireOwnCodes({ id, storeId }: Owner, drafts: readonly SkuDraft[], call: Call): Promise<void> {
  const typed = drafts.map(({ code }) => code);
  const codesTyped = typed.filter((code) => code !== '');
  if (codesTyped.length === 0) return;
  const again = typed.findIndex((code, at) => code !== '' && typed.indexOf(code) < at);
  const taken = await call.database
    .select({ code: goodsSku.code })
    .from(goodsSku)
    .where(and(eq(goodsSku.storeId, storeId), ne(goodsSku.goodsId, id), inArray(goodsSku.code, codesTyped), isNull(goodsSku.deletedAt)))
    .limit(1);
  const at = again >= 0 ? again : taken[0] ? typed.indexOf(taken[0].code) : -1;
  if (at >= 0) throw refuseField(`skus.${at}.code`, 'unique', { label: { message: 'goods.fields.code' } });
}
