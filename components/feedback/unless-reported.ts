import { ApiError, ContractError, TransportError } from '@/lib/contract/call/envelope';

/** Whether a call failed: those are told where they fail, by whoever made the call. */
export const callFailed = (reason: unknown): boolean =>
  reason instanceof ApiError || reason instanceof TransportError || reason instanceof ContractError;

/** For a promise whose failed call has been told already: every other error is a fault of ours and goes on to the error log. */
export function unlessReported(reason: unknown): void {
  if (!callFailed(reason)) throw reason;
}
