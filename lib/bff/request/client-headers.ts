import { CONFIRM_PASSWORD } from '@/lib/contract/call/wire';
import type { BffRequest } from './request';

const always = ['accept', 'accept-language', 'content-type', 'if-none-match', 'if-modified-since', 'idempotency-key'];
/** A part of a JSON answer would be no envelope, so only what is streamed may be asked for in parts. */
const streamedOnly = ['range', 'if-range'];
const VALUE = /^[\x20-\x7e]{1,2048}$/;

interface Passing {
  readonly streamed: boolean;
  /** The call takes the login password typed again; no other call may carry one. */
  readonly confirmsPassword: boolean;
}

/** The client's headers that the API may see. Everything else, known or not, stays here (security.md 2.3). */
export function clientHeaders({ headers }: Pick<BffRequest, 'headers'>, { streamed, confirmsPassword }: Passing): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of always) pass(name, headers, kept);
  if (streamed) for (const name of streamedOnly) pass(name, headers, kept);
  if (confirmsPassword) pass(CONFIRM_PASSWORD, headers, kept);
  return kept;
}

function pass(name: string, headers: BffRequest['headers'], kept: Record<string, string>): void {
  const value = headers[name];
  if (value !== undefined && VALUE.test(value)) kept[name] = value;
}
