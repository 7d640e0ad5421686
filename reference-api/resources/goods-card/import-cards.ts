import { and, eq, like, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { codes } from '@/lib/contract/call/codes';
import { type goodsCardImport, MAX_CARD_LINES } from '@/lib/contract/goods-card';
import { shanghaiDate } from '@/lib/format/shanghai-time';
import { cardHash, type SealedContent } from '@/reference-api/commerce/card/card-content';
import type { Database } from '@/reference-api/database/connect';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { notFound } from '@/reference-api/not-found';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { recountCards } from '@/reference-api/resources/goods/goods-figures';
import { logGoods } from '@/reference-api/resources/goods/goods-log';
import { ownGoods } from '@/reference-api/resources/goods/goods-owner';
import type { Call } from '@/reference-api/serve';
import { requireCardStock, sealCard } from './card-fields';
import { type CardLine, readCardLines } from './card-lines';

type Import = z.output<typeof goodsCardImport.body>;
type Answer = z.output<typeof goodsCardImport.data>;

/** Rows of one INSERT: between two of them other calls have their turn. */
const ROWS_A_STEP = 1_000;

/** Takes one card a line into stock; `dryRun` only says what would come of it (goods.md 6). */
export async function importCards(call: Call<undefined, Import>): Promise<Answer> {
  const { body, database, context, translate } = call;
  const record = await ownGoods(body.goodsId, call);
  const fields = requireCardStock(record);
  await requireSku(body, database);
  // The goods row is held, so that two imports of the same cards at once do not both find them new.
  await database.select({ id: goods.id }).from(goods).where(eq(goods.id, record.id)).for('update');
  const lines = readCardLines(body.text, body.separator, fields.length);
  if (lines.length === 0) throw refuseField('text', 'cardsMissing');
  if (lines.length > MAX_CARD_LINES) throw new Refusal(codes.tooManyImportRows, { n: MAX_CARD_LINES });
  const invalid = lines.filter(({ fields: read }) => read === null);
  const sound = lines.flatMap(({ line, fields: read }) => (read ? [{ line, values: read, hash: cardHash(read, context.keys) }] : []));
  const repeats = await repeated(record.id, sound, database);
  const fresh = body.dedupe === 1 ? sound.filter(({ line }) => !repeats.has(line)) : sound;
  const batchNo = await nextBatch(record.id, call);
  if (body.dryRun === 0) {
    const { now: createTime } = call;
    const owner = { goodsId: record.id, skuId: body.skuId, storeId: record.storeId, batchNo, createTime };
    for (let at = 0; at < fresh.length; at += ROWS_A_STEP)
      await insertCards(
        database,
        owner,
        fresh.slice(at, at + ROWS_A_STEP).map(({ values }) => sealCard(fields, values, context.keys)),
      );
    await recountCards(record.id, database);
    await logGoods(record.id, { action: 'cardImport', reason: batchNo, after: { imported: fresh.length } }, call);
  }
  return {
    total: lines.length,
    imported: fresh.length,
    duplicate: repeats.size,
    duplicates: [...repeats],
    invalid: invalid.map(({ line }: CardLine) => ({ line, msg: translate('goodsCard.lines.fieldCount', { n: line, k: fields.length }) })),
    batchNo: body.dryRun === 1 ? '' : batchNo,
  };
}

interface Owner {
  goodsId: number;
  skuId: number;
  storeId: number;
  batchNo: string;
  createTime: Date;
}

/** A column is one value of the statement: to write out each field of each row takes longer than the database needs for them. */
async function insertCards(database: Database, { goodsId, skuId, storeId, batchNo, createTime }: Owner, cards: readonly SealedContent[]) {
  const column = (value: (card: SealedContent) => string) => sql.param(cards.map(value));
  // Arrays of arrays would have to be rectangular, so that the digests of the fields come as one text each.
  await database.execute(sql`
    insert into ${goodsCard} (goods_id, sku_id, store_id, batch_no, create_time, content, content_mask, hash, field_hashes)
    select ${goodsId}::int, ${skuId}::int, ${storeId}::int, ${batchNo}::text, ${createTime.toISOString()}::timestamptz,
      content, mask, hash, string_to_array(hashes, ' ')
    from unnest(${column((card) => card.content)}::text[], ${column((card) => JSON.stringify(card.contentMask))}::jsonb[],
      ${column((card) => card.hash)}::text[], ${column((card) => card.fieldHashes.join(' '))}::text[])
      with ordinality as card (content, mask, hash, hashes, place)
    order by place`);
}

export async function requireSku({ goodsId, skuId }: Pick<Import, 'goodsId' | 'skuId'>, database: Database): Promise<void> {
  const [sku] = await database
    .select({ id: goodsSku.id, deletedAt: goodsSku.deletedAt })
    .from(goodsSku)
    .where(and(eq(goodsSku.id, skuId), eq(goodsSku.goodsId, goodsId)));
  if (!sku || sku.deletedAt) throw notFound('variant');
}

/** Lines that repeat a card in stock or an earlier line. */
async function repeated(goodsId: number, sound: readonly { line: number; hash: string }[], database: Database): Promise<Set<number>> {
  const hashes = sound.map(({ hash }) => hash);
  const known = new Set(await knownHashes(goodsId, hashes, database));
  const lines = new Set<number>();
  for (const { line, hash } of sound) {
    if (known.has(hash)) lines.add(line);
    known.add(hash);
  }
  return lines;
}

/** Which of the digests are in stock already, whatever became of the card. */
export async function knownHashes(goodsId: number, hashes: readonly string[], database: Database): Promise<string[]> {
  if (hashes.length === 0) return [];
  const found = await database
    .select({ hash: goodsCard.hash })
    .from(goodsCard)
    .where(and(eq(goodsCard.goodsId, goodsId), sql`${goodsCard.hash} = any(${sql.param([...hashes])}::text[])`));
  return found.map(({ hash }) => hash);
}

/** `B20261118-02`: the second batch of the goods on that day. */
export async function nextBatch(goodsId: number, { database, now }: Pick<Call, 'database' | 'now'>): Promise<string> {
  const day = `B${shanghaiDate(now).replaceAll('-', '')}-`;
  const batches = await database
    .selectDistinct({ batchNo: goodsCard.batchNo })
    .from(goodsCard)
    .where(and(eq(goodsCard.goodsId, goodsId), like(goodsCard.batchNo, `${day}%`)));
  const last = Math.max(0, ...batches.map(({ batchNo }) => Number(batchNo.slice(day.length)) || 0));
  return `${day}${String(last + 1).padStart(2, '0')}`;
}
