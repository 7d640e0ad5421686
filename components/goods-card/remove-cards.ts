import { call } from '@/lib/client/call';
import type { BulkAnswer } from '@/lib/contract/bulk';
import { ApiError } from '@/lib/contract/envelope';
import { goodsCardRemove } from '@/lib/contract/goods-card';

/** Removes cards one by one: the contract has no call for many, and a refusal of one must not stop the rest. */
export async function removeCards(ids: readonly number[]): Promise<BulkAnswer> {
  const answer: BulkAnswer = { success: 0, failed: [] };
  for (const id of ids) {
    try {
      await call(goodsCardRemove, { query: { id }, body: undefined });
      answer.success += 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      answer.failed.push({ id, code: error.code, msg: error.message });
    }
  }
  return answer;
}
