import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { BulkAnswer } from '@/lib/contract/bulk';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/contract/envelope';
import { staleAfter } from '@/lib/contract/resource-name';
import { call } from './call';
import { useRefresh } from './resource-queries';

/** The answer of a bulk call that was made for a single row: its refusal is thrown like that of any other call. */
export function onlyRow(answer: BulkAnswer): BulkAnswer {
  const [refused] = answer.failed;
  if (refused) throw new ApiError(refused.code, refused.msg);
  return answer;
}

/** A bulk call for a single row, such as a switch in its cell. Further resources it changes are named in `also`. */
export function useActOnOne<Body>(
  to: Endpoint<undefined, Body, BulkAnswer>,
  also: readonly string[] = [],
): UseMutationResult<BulkAnswer, Error, Body> {
  const refresh = useRefresh([...staleAfter(to), ...also]);
  return useMutation({ mutationFn: async (body: Body) => onlyRow(await call(to, { query: undefined, body })), onSuccess: refresh });
}
