import { count, sql } from 'drizzle-orm';
import { sealContent } from '@/reference-api/commerce/card/card-content';
import type { Database } from '@/reference-api/database/connect';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import type { CardFieldShape } from '@/reference-api/database/schema/shapes';
import type { KeyRing } from '@/reference-api/keys/key-ring';
import { withoutIndexes } from './without-indexes';

/** Cards of one batch: enough that the rows and not the calls are what takes time. */
const CARDS_AT_ONCE = 10_000;

interface Shelf extends Record<string, unknown> {
  skuId: number;
  goodsId: number;
  storeId: number;
  kind: number;
  fields: CardFieldShape[] | null;
}

/** Adds cards on sale, spread over everything that sells from cards, until there are at least as many as wanted; answers how many were added. */
export async function addCards(database: Database, wanted: number, now: Date, keys: KeyRing): Promise<number> {
  const [present] = await database.select({ cards: count() }).from(goodsCard);
  const missing = Math.max(0, wanted - (present?.cards ?? 0));
  if (missing === 0) return 0;
  await database.transaction(async (transaction) => {
    const shelves = await shelvesOf(transaction);
    await withoutIndexes(transaction, goodsCard, async (within) => {
      for (let from = 0; from < missing; from += CARDS_AT_ONCE)
        await insertCards(within, { from, until: Math.min(missing, from + CARDS_AT_ONCE), shelves, now, keys });
    });
    await recount(transaction);
  });
  for (const table of [goodsCard, goods, goodsSku]) await database.execute(sql`vacuum (analyze) ${table}`);
  return missing;
}

async function shelvesOf(database: Database): Promise<Shelf[]> {
  const { rows } = await database.execute<Shelf>(sql`
    select s.id as "skuId", s.goods_id as "goodsId", g.store_id as "storeId", g.kind, g.kind_block->'cardFields' as fields
    from ${goodsSku} s join ${goods} g on g.id = s.goods_id
    where g.deleted_at is null and s.deleted_at is null and s.status = 1 and g.status = 1
      and (g.kind = 1 and g.kind_block->>'deliverMode' = '1' or g.kind = 4 and g.kind_block->>'licenceMode' = '1')
    order by s.id`);
  if (rows.length === 0) throw new Error('no goods sell from cards');
  return rows;
}

interface Batch {
  from: number;
  until: number;
  shelves: readonly Shelf[];
  now: Date;
  keys: KeyRing;
}

/** The same goods get whole runs of cards, as an import brings them. */
async function insertCards(database: Database, { from, until, shelves, now, keys }: Batch): Promise<void> {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const rows = Array.from({ length: until - from }, (_, index) => {
    const n = from + index;
    const shelf = shelves[Math.floor(n / RUN) % shelves.length] as Shelf;
    return { ...shelf, ...sealContent(keys, contentOf(shelf, n), shelf.fields ?? []), batchNo: `B${day}${String(Math.floor(n / RUN))}` };
  });
  const column = (value: (row: (typeof rows)[number]) => unknown) => sql.param(rows.map(value));
  // Arrays of arrays would have to be rectangular, so that the digests of the fields come as one text each.
  await database.execute(sql`
    insert into ${goodsCard} (goods_id, sku_id, store_id, content, content_mask, hash, field_hashes, batch_no, create_time)
    select g, s, t, c, m, h, string_to_array(f, ' '), b, ${now.toISOString()}::timestamptz
    from unnest(${column((row) => row.goodsId)}::int[], ${column((row) => row.skuId)}::int[], ${column((row) => row.storeId)}::int[],
      ${column((row) => row.content)}::text[], ${column((row) => JSON.stringify(row.contentMask))}::jsonb[], ${column((row) => row.hash)}::text[],
      ${column((row) => row.fieldHashes.join(' '))}::text[], ${column((row) => row.batchNo)}::text[]) as u (g, s, t, c, m, h, f, b)`);
}

const RUN = 50;

const contentOf = ({ kind, goodsId }: Shelf, n: number): Record<string, string> =>
  kind === 1 ? { account: `bulk${goodsId}-${n}@vip.example`, password: `Pw${n * 7919}` } : { code: `BULK-${goodsId}-${n}` };

/** What sells from cards has as many as there are on sale. */
async function recount(database: Database): Promise<void> {
  await database.execute(sql`
    update ${goodsSku} s set stock = c.cards
    from (select sku_id, count(*) as cards from ${goodsCard} where status = 1 group by 1) c where c.sku_id = s.id and s.stock <> c.cards`);
  await database.execute(sql`
    update ${goods} g set stock = s.stock
    from (select goods_id, sum(stock) as stock from ${goodsSku} where status = 1 and deleted_at is null group by 1) s
    where s.goods_id = g.id and g.stock <> s.stock`);
}
