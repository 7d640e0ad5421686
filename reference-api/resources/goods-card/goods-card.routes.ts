import { and, eq, inArray } from 'drizzle-orm';
import type { BulkAnswer } from '@/lib/contract/call/bulk';
import { codes } from '@/lib/contract/call/codes';
import {
  goodsCardCreate,
  goodsCardImport,
  goodsCardRemove,
  goodsCardRestock,
  goodsCardReveal,
  goodsCardsRemove,
  goodsCardUpdate,
  goodsCardVoid,
  goodsCard as listing,
  MAX_CARD_FILE_BYTES,
} from '@/lib/contract/goods-card';
import { cardTransitions } from '@/lib/contract/states/card';
import type { Transition } from '@/lib/contract/states/transitions';
import { openContent } from '@/reference-api/commerce/card/card-content';
import { warnOfLowStock } from '@/reference-api/commerce/stock/low-stock';
import { eachOf } from '@/reference-api/crud/each-of';
import { listUnder } from '@/reference-api/crud/list-under';
import { moveState } from '@/reference-api/crud/move-state';
import { noteReveal } from '@/reference-api/crud/note-reveal';
import { findRecord } from '@/reference-api/crud/records';
import { requireOwn } from '@/reference-api/crud/scope';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { fileText } from '@/reference-api/import/file-text';
import { readForm } from '@/reference-api/import/read-form';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { holdGoods, recountCards } from '@/reference-api/resources/goods/goods-figures';
import { type Entry, logGoods } from '@/reference-api/resources/goods/goods-log';
import { ownGoods } from '@/reference-api/resources/goods/goods-owner';
import { goodsSpec } from '@/reference-api/resources/goods/goods-spec';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { type Field, requireCardStock, sealCard } from './card-fields';
import { type CardRecord, goodsCardSpec } from './goods-card-spec';
import { importCards, knownHashes, nextBatch, requireSku } from './import-cards';

/** Mounts the stock of cards (goods.md 6). */
export function mountGoodsCards(api: Api): void {
  serve(api, listing.list, (call) => listUnder(goodsSpec, call.query.goodsId, goodsCardSpec, call));

  serve(api, goodsCardImport, importCards, async (c) => {
    const form = await readForm(c, MAX_CARD_FILE_BYTES);
    const { file, ...fields } = Object.fromEntries(form);
    return file instanceof File ? { ...fields, text: await fileText(file, String(fields.separator ?? ''), MAX_CARD_FILE_BYTES) } : fields;
  });

  serve(api, goodsCardCreate, async (call) => {
    const { body, database, now } = call;
    const record = await ownGoods(body.goodsId, call);
    const fields = requireCardStock(record);
    await requireSku(body, database);
    await holdGoods(record.id, database);
    const sealed = await sealedContent(record.id, fields, body.content, call);
    const owner = { goodsId: record.id, skuId: body.skuId, storeId: record.storeId, createTime: now };
    const batchNo = await nextBatch(record.id, call);
    const [made] = await database
      .insert(goodsCard)
      .values({ ...owner, ...sealed, batchNo })
      .returning({ id: goodsCard.id });
    await recountCards(record.id, database);
    await logGoods(record.id, { action: 'cardAdd', reason: batchNo, after: { cards: 1 } }, call);
    return { id: made?.id ?? 0 };
  });

  serve(api, goodsCardUpdate, async (call) => {
    const { goodsId } = await ownCard(call.body.id, call);
    // Held before it is read what the card holds: two cards changed at once do not both find the same content free.
    await holdGoods(goodsId, call.database);
    const card = await ownCard(call.body.id, call);
    const record = await ownGoods(goodsId, call);
    const sealed = await sealedContent(record.id, requireCardStock(record), call.body.content, call, card.hash);
    const [moved] = await moveState(goodsCard, card.id, cardTransitions.edit, sealed, call);
    await logGoods(goodsId, { action: 'cardEdit', after: { cards: 1 } }, call);
    return moved;
  });

  serve(api, goodsCardRemove, async (call) => {
    const { goodsId } = await removeCard(call.query.id, call);
    await recountFallen(goodsId, call);
    await logGoods(goodsId, { action: 'cardRemove', after: { cards: 1 } }, call);
    return null;
  });

  serve(api, goodsCardsRemove, (call) => eachCard(call.body.ids, call, { action: 'cardRemove' }, removeCard, recountFallen));

  serve(api, goodsCardReveal, async (call) => {
    const card = await ownCard(call.query.id, call, 'read');
    const content = openContent(call.context.keys, card.content);
    await noteReveal('goodsCard', card.id, 'content', call);
    return { value: Object.values(content).join('----'), content };
  });

  serve(api, goodsCardVoid, (call) =>
    eachCard(
      call.body.ids,
      call,
      { action: 'cardVoid', reason: call.body.reason },
      (id, step) => moveCard(id, cardTransitions.void, { voidReason: call.body.reason }, step),
      recountFallen,
    ),
  );

  serve(api, goodsCardRestock, (call) =>
    eachCard(
      call.body.ids,
      call,
      { action: 'cardRestock' },
      (id, step) => moveCard(id, cardTransitions.restock, UNSOLD, step),
      (goodsId, { database }) => recountCards(goodsId, database),
    ),
  );
}

/** A card in stock belongs to no order. */
const UNSOLD = { orderId: null, orderItemId: null, orderNo: '', memberId: null, soldTime: null, lockUntil: null };

/** Takes cards through a step one by one; after the last, the stock of the goods they belong to is counted, and how many moved written down, once. */
async function eachCard(
  ids: readonly number[],
  call: Call,
  entry: Pick<Entry, 'action' | 'reason'>,
  act: (id: number, step: Call) => Promise<CardRecord>,
  recount: (goodsId: number, call: Call) => Promise<void>,
): Promise<BulkAnswer> {
  const moved = new Map<number, number>();
  const answer = await eachOf(ids, call, async (id, step) => {
    const { goodsId } = await act(id, step);
    moved.set(goodsId, (moved.get(goodsId) ?? 0) + 1);
  });
  for (const [goodsId, cards] of moved) {
    await recount(goodsId, call);
    await logGoods(goodsId, { ...entry, after: { cards } }, call);
  }
  return answer;
}

async function moveCard(id: number, step: Transition, changes: Partial<typeof goodsCard.$inferInsert>, call: Call): Promise<CardRecord> {
  const card = await ownCard(id, call);
  await holdGoods(card.goodsId, call.database);
  await moveState(goodsCard, id, step, changes, call);
  return card;
}

async function removeCard(id: number, call: Call): Promise<CardRecord> {
  const card = await ownCard(id, call);
  await holdGoods(card.goodsId, call.database);
  const { rowCount } = await call.database
    .delete(goodsCard)
    .where(and(eq(goodsCard.id, card.id), inArray(goodsCard.status, [...cardTransitions.remove.from])));
  if (rowCount === 0) throw new Refusal(codes.cardNotRemovable);
  return card;
}

/** Counts stock that has become less, and tells when it has become low. */
async function recountFallen(goodsId: number, call: Call): Promise<void> {
  await recountCards(goodsId, call.database);
  await warnOfLowStock(goodsId, call);
}

async function ownCard(id: number, call: Call, purpose: 'read' | 'write' = 'write'): Promise<CardRecord> {
  const card = await findRecord(goodsCardSpec, id, call, purpose);
  requireOwn(card, call.caller, 'card', purpose);
  if (card.storeId !== call.caller.storeId) throw new Refusal(codes.otherStoresRow);
  return card;
}

async function sealedContent(
  goodsId: number,
  fields: readonly Field[],
  content: Readonly<Record<string, string>>,
  { context, database }: Call,
  ownHash?: string,
) {
  const values = fields.map(({ key }) => content[key] ?? '');
  const missing = fields.find(({ key }) => !content[key]);
  if (missing) throw refuseField(`content.${missing.key}`, 'required', { label: missing.label });
  const sealed = sealCard(fields, values, context.keys);
  if (sealed.hash !== ownHash && (await knownHashes(goodsId, [sealed.hash], database)).length > 0)
    throw refuseField('content', 'cardInStock');
  return sealed;
}
