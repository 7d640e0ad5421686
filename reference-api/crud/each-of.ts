import type { BulkAnswer } from '@/lib/contract/call/bulk';
import { refusalEnvelope } from '@/reference-api/answer';
import type { Call } from '@/reference-api/serve';

/**
 * Runs a bulk action row by row: each in a step of its own that a refusal undoes, none blocks the rest (00-conventions 1.1). Rows are
 * taken by their ids, whatever order they were sent in, so that two people who chose the same never wait for each other in a circle.
 */
export async function eachOf(ids: readonly number[], call: Call, act: (id: number, call: Call) => Promise<void>): Promise<BulkAnswer> {
  const wanted = [...new Set(ids)];
  const refusals = new Map<number, BulkAnswer['failed'][number]>();
  for (const id of wanted.toSorted((one, other) => one - other)) {
    try {
      await call.database.transaction((step) => act(id, { ...call, database: step }));
    } catch (error) {
      const refused = refusalEnvelope(error, call.translate);
      if (!refused) throw error;
      refusals.set(id, { id, code: refused.code ?? 0, msg: refused.msg ?? '' });
    }
  }
  return { success: wanted.length - refusals.size, failed: wanted.flatMap((id) => refusals.get(id) ?? []) };
}
