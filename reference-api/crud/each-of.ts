import type { BulkAnswer } from '@/lib/contract/call/bulk';
import { refusalEnvelope } from '@/reference-api/answer';
import type { Call } from '@/reference-api/serve';

/** Runs a bulk action row by row: each in a step of its own that a refusal undoes, none blocks the rest (00-conventions 1.1). */
export async function eachOf(ids: readonly number[], call: Call, act: (id: number, call: Call) => Promise<void>): Promise<BulkAnswer> {
  const answer: BulkAnswer = { success: 0, failed: [] };
  for (const id of new Set(ids)) {
    try {
      await call.database.transaction((step) => act(id, { ...call, database: step }));
      answer.success += 1;
    } catch (error) {
      const refused = refusalEnvelope(error, call.translate);
      if (!refused) throw error;
      answer.failed.push({ id, code: refused.code ?? 0, msg: refused.msg ?? '' });
    }
  }
  return answer;
}
