import { codes } from '@/lib/contract/call/codes';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { ApiError } from '@/lib/contract/call/envelope';
import type { WritingCall } from '@/lib/contract/call/resource-name';

type Reader = (to: WritingCall) => Promise<unknown>;

const readers = new Set<Reader>();

/** Whoever keeps what calls have answered says here how it is read again after a write; gives the way to stop that. */
export function onWrite(readAgain: Reader): () => void {
  readers.add(readAgain);
  return () => void readers.delete(readAgain);
}

/** Tells that a call has changed something, once all that it made stale has been read again. */
export const readAgainAfter = (to: WritingCall): Promise<unknown> => Promise.all([...readers].map((readAgain) => readAgain(to)));

/** Whether a call may change something that is shown. */
export const isWrite = ({ method, kind, asksOnly }: Pick<Endpoint<unknown, unknown, unknown>, 'method' | 'kind' | 'asksOnly'>): boolean =>
  method !== 'GET' && kind !== 'login' && kind !== 'export' && !asksOnly;

const OLD_RECORD: readonly number[] = [codes.notFound, codes.versionConflict, codes.alreadyDecided];
const FIRST_RULE_OF_A_NOUN = 60_000;

/** Whether a refusal means that somebody else was faster, so that what the screen shows is old. */
export const showsOldRecord = (error: unknown): boolean =>
  error instanceof ApiError && error.fieldErrors.length === 0 && (OLD_RECORD.includes(error.code) || error.code >= FIRST_RULE_OF_A_NOUN);
