import type { BulkAnswer } from '@/lib/contract/call/bulk';
import { ApiError } from '@/lib/contract/call/envelope';

/** The answer of a bulk call that was made for a single row: its refusal is thrown like that of any other call. */
export function onlyRow(answer: BulkAnswer): BulkAnswer {
  const [refused] = answer.failed;
  if (refused) throw new ApiError(refused.code, refused.msg);
  return answer;
}
