import { UPLOAD_GOODS } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import { needsUploadGoods } from '@/lib/contract/goods/kind';
import { auditState, goodsState } from '@/lib/contract/states/goods';
import { storeState } from '@/lib/contract/states/store';
import { requireFeature } from '@/reference-api/auth/gate';
import { findRecord } from '@/reference-api/crud/records';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { goodsSpec } from './goods-spec';
import type { GoodsRecord } from './stored-goods';

/** Goods of the caller's own store: not even the main store edits those of another (goods.md 5). */
export async function ownGoods(id: number, call: Call): Promise<GoodsRecord> {
  const record = await findRecord(goodsSpec, id, call, 'write');
  if (record.storeId !== call.caller.storeId) throw new Refusal(codes.otherStoresRow);
  return record;
}

/** Own goods in a store whose plan still runs (00-conventions 3.5). */
export function editableGoods(id: number, call: Call): Promise<GoodsRecord> {
  requireRunningPlan(call);
  return ownGoods(id, call);
}

/** Pending goods stay what the reviewer looks at until they are withdrawn, recycled ones until they are restored. */
export function requireChangeable({ status, auditStatus }: Pick<GoodsRecord, 'status' | 'auditStatus'>): void {
  if (status === goodsState.recycled || auditStatus === auditState.pending) throw new Refusal(codes.alreadyDecided);
}

export function requireRunningPlan({ caller }: Pick<Call, 'caller'>): void {
  if (caller.storeStatus === storeState.expired) throw new Refusal(codes.storeExpired);
}

/** Making goods: the plan runs, and kinds 1 to 3 need UPLOAD_GOODS (specification 6). */
export function requireMayMake(kind: number, call: Pick<Call, 'caller'>): void {
  if (needsUploadGoods(kind)) requireFeature(call.caller, UPLOAD_GOODS);
  requireRunningPlan(call);
}
