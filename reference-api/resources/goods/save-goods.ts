import { and, eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { GoodsWritten } from '@/lib/contract/goods';
import { DRAFT, type GoodsDraft } from '@/lib/contract/goods/draft';
import { FORM, sellsCards } from '@/lib/contract/goods/kind';
import type { GoodsLogAction } from '@/lib/contract/goods/log-actions';
import { auditState, goodsState, saleMode } from '@/lib/contract/states/goods';
import { parseWireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { updateVersioned } from '@/reference-api/crud/records';
import { goods } from '@/reference-api/database/schema/goods';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { cleanHtml } from '@/reference-api/rich-text/clean-html';
import type { Call } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import { requireGiftCoupons } from './gift-coupons';
import { type Changes, columnChanges, placeNames, together } from './goods-changes';
import { goodsColumns } from './goods-columns';
import { recountCards, refreshFigures } from './goods-figures';
import { logGoods } from './goods-log';
import { requireChangeable } from './goods-owner';
import { requireBrand, requireCategory } from './goods-place';
import { skusOf, wasOrdered } from './goods-record';
import { needsReview, requireRoom } from './goods-review';
import { whyUnsellable } from './goods-sale';
import { touchesKeyFields } from './key-fields';
import { saveSkus } from './save-skus';
import type { GoodsRecord } from './stored-goods';

const { onSale, offSale } = goodsState;
const { draft: drafted, pending, approved, rejected } = auditState;
type SaleTerms = Pick<GoodsDraft, 'saleMode' | 'saleTime'>;
interface States {
  status: number;
  auditStatus: number;
}

/** Makes goods from a draft or a submission (goods.md 5). */
export async function createGoods(draft: GoodsDraft, call: Call): Promise<GoodsWritten> {
  const { database, caller, now } = call;
  await requirePlace(draft, null, call);
  await requireGiftCoupons(draft, null, call);
  const { trade } = await readSettings(database, ['trade']);
  const [made] = await database
    .insert(goods)
    .values({
      ...(await goodsColumns({ ...draft, stockWarn: draft.stockWarn ?? trade.stockWarn }, null, call)),
      ...{ kind: draft.kind, name: draft.name, categoryId: draft.categoryId, storeId: caller.storeId },
      ...{ status: offSale, auditStatus: drafted, createTime: now, updateTime: now },
    })
    .returning();
  if (!made) throw new Error('the goods were not made');
  await saveVariants(made, draft, call);
  const states = draft.submit === DRAFT ? { status: offSale, auditStatus: drafted } : await submitted(made, draft, call);
  return move(made, states, draft.submit === DRAFT ? 'saveDraft' : 'submit', call);
}

/** Changes goods; another store's key fields go back to review, drafts and rejected goods are submitted. */
export async function updateGoods(stored: GoodsRecord, version: number, draft: GoodsDraft, call: Call): Promise<GoodsWritten> {
  // Details written before they are cleaned as they are now differ in their spelling alone: nobody changed them.
  const record = { ...stored, detailHtml: cleanHtml(stored.detailHtml) };
  const { database, now } = call;
  if (draft.kind !== record.kind) throw new Refusal(codes.invalidRequest);
  requireEditable(record, draft);
  if (draft.specType !== record.specType && (await wasOrdered(record.id, database))) throw new Refusal(codes.specsLocked, {}, 'specType');
  await requirePlace(draft, record, call);
  await requireGiftCoupons(draft, record, call);
  const columns = await goodsColumns(draft, record, call);
  const again = await isReviewedAgain(record, { ...draft, detailHtml: columns.detailHtml ?? '' }, call);
  await updateVersioned(goods, { id: record.id, version }, { ...columns, updateTime: now }, call);
  // A submission is looked at as a whole; here a time that has come stands in the way of no other change. It is looked at behind the
  // version: goods that went on sale since they were read are a conflict, and no time to be mended.
  if (record.auditStatus === approved && setsSaleTime(draft, record)) requireComingSaleTime(draft, call);
  const variants = await saveVariants(record, draft, call);
  const changes = await placeNames(together([columnChanges(record, columns), variants]), call);
  await logGoods(record.id, { action: 'edit', ...changes }, call);
  const written = { ...record, version: record.version + 1 };
  if (record.auditStatus === approved)
    return again ? move(written, { status: offSale, auditStatus: pending }, 'reaudit', call) : answerOf(written);
  if (draft.submit === DRAFT) return answerOf(written);
  return move(written, await submitted(written, draft, call), 'submit', call);
}

/** A draft is saved as one only while it is one. */
function requireEditable(record: GoodsRecord, draft: GoodsDraft): void {
  requireChangeable(record);
  if (draft.submit === DRAFT && record.auditStatus !== drafted) throw new Refusal(codes.alreadyDecided);
}

async function isReviewedAgain(record: GoodsRecord, draft: GoodsDraft, { database }: Call): Promise<boolean> {
  if (record.auditStatus !== approved) return false;
  if (!touchesKeyFields(draft, record, await skusOf(record.id, database))) return false;
  return needsReview(record.storeId, database, 'keyFields');
}

/** Where a submission leads: to review, or to where the sale mode says. */
async function submitted(record: Pick<GoodsRecord, 'id' | 'storeId'>, draft: GoodsDraft, call: Call): Promise<States> {
  const { database } = call;
  requireComingSaleTime(draft, call);
  await requireRoom(record.storeId, record.id, database);
  if (await needsReview(record.storeId, database, 'submission')) return { status: offSale, auditStatus: pending };
  if (draft.saleMode !== saleMode.now) return { status: offSale, auditStatus: approved };
  const refused = await whyUnsellable({ ...record, categoryId: draft.categoryId }, database);
  if (refused !== undefined) throw new Refusal(refused);
  return { status: onSale, auditStatus: approved };
}

/** Goods wait for a time that is still to come. */
function requireComingSaleTime(draft: SaleTerms, { now, label }: Call): void {
  if (draft.saleMode !== saleMode.scheduled) return;
  const saleTime = parseWireTime(draft.saleTime ?? '');
  if (!saleTime || saleTime <= now) throw refuseField('saleTime', 'inFuture', { label: label('saleTime') });
}

const setsSaleTime = (draft: SaleTerms, record: GoodsRecord): boolean =>
  draft.saleMode !== record.saleMode || draft.saleTime !== wireTimeOrNull(record.saleTime);

/** The states are set by the number read with the row, which every other step raises as well. */
async function move(record: GoodsRecord, to: States, action: GoodsLogAction, call: Call): Promise<GoodsWritten> {
  const from = { status: record.status, auditStatus: record.auditStatus };
  const changes = { ...to, auditReason: to.auditStatus === rejected ? record.auditReason : '' };
  const { rowCount } = await call.database
    .update(goods)
    .set({ ...changes, version: sql`${goods.version} + 1` })
    .where(and(eq(goods.id, record.id), eq(goods.version, record.version)));
  if (rowCount === 0) throw new Refusal(codes.versionConflict);
  await logGoods(record.id, { action, from, to }, call);
  return { id: record.id, ...to, version: record.version + 1 };
}

const answerOf = ({ id, status, auditStatus, version }: GoodsRecord): GoodsWritten => ({ id, status, auditStatus, version });

async function saveVariants({ id, storeId }: GoodsRecord, draft: GoodsDraft, call: Call): Promise<Changes> {
  const cards = sellsCards(draft);
  const changes = await saveSkus({ id, storeId, cards }, draft.skus, call);
  await (cards ? recountCards(id, call.database) : refreshFigures(id, call.database));
  return changes;
}

async function requirePlace(draft: GoodsDraft, record: GoodsRecord | null, call: Call): Promise<void> {
  await requireCategory(draft.categoryId, draft.kind, call, record?.categoryId);
  if (draft.kind === FORM && draft.brandId !== null) await requireBrand(draft.brandId, call);
}
