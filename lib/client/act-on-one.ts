import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { BulkAnswer } from '@/lib/contract/call/bulk';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { ApiError } from '@/lib/contract/call/envelope';
import { call } from './call';

/** The answer of a bulk call that was made for a single row: its refusal is thrown like that of any other call. */
export function onlyRow(answer: BulkAnswer): BulkAnswer {
  const [refused] = answer.failed;
  if (refused) throw new ApiError(refused.code, refused.msg);
  return answer;
}

/** A bulk call for a single row, such as a switch in its cell. */
export const useActOnOne = <Body>(to: Endpoint<undefined, Body, BulkAnswer>): UseMutationResult<BulkAnswer, Error, Body> =>
  useMutation({ mutationFn: async (body: Body) => onlyRow(await call(to, { query: undefined, body })) });
