import { CancelledError } from '@tanstack/react-query';
import { ApiError, ContractError, TransportError } from '@/lib/contract/call/envelope';

/** Whether a call failed: those are told where they fail, by whoever made the call. */
export const callFailed = (reason: unknown): boolean =>
  reason instanceof ApiError || reason instanceof TransportError || reason instanceof ContractError;

/** Whether a call was given up because the person moved on, or may not write here: that is no failure. */
export const abandoned = (reason: unknown): boolean =>
  reason instanceof CancelledError || (reason instanceof DOMException && reason.name === 'AbortError');

/** For a promise whose failed call has been told already, or that was given up: every other error is a fault of ours and goes on to the error log. */
export function unlessReported(reason: unknown): void {
  if (!callFailed(reason) && !abandoned(reason)) throw reason;
}
