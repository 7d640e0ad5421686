import { isJsonObject } from '@/lib/contract/call/json-object';
import { redacted } from './redact';

/** One kept failure: err, vm, info, url (specification 3), how often it came and the request it belongs to. */
export interface ErrorLogEntry {
  readonly id: string;
  readonly err: { readonly name: string; readonly message: string; readonly stack: string };
  /** The component stack, when a component failed. */
  readonly vm: string;
  /** What was being done: the call, the event, the place. */
  readonly info: string;
  readonly url: string;
  readonly count: number;
  readonly at: number;
  readonly requestId?: string | undefined;
}

/** What is known of a failure when it happens. */
export interface Failure {
  error: Error;
  vm?: string | undefined;
  info: string;
  url: string;
  requestId?: string | undefined;
}

export const MAX_ENTRIES = 100;
const MAX_STACK = 4000;

/** Adds a failure, newest first; one that came before is counted up. Nothing secret is kept. */
export function withFailure(log: readonly ErrorLogEntry[], failure: Failure, id: string, at: number): ErrorLogEntry[] {
  const entry = entryOf(failure, id, at);
  const same = log.find((each) => fingerprint(each) === fingerprint(entry));
  const rest = log.filter((each) => each !== same);
  return [same ? { ...entry, id: same.id, count: same.count + 1 } : entry, ...rest].slice(0, MAX_ENTRIES);
}

/** Reads a kept log; anything else than a log is an empty one. */
export function readErrorLog(stored: string | null): ErrorLogEntry[] {
  if (!stored) return [];
  try {
    const log: unknown = JSON.parse(stored);
    return Array.isArray(log) && log.every(isEntry) ? log : [];
  } catch {
    // Storage was cut off or written by something else; failures before that are lost, which is no failure of its own.
    return [];
  }
}

/** By hand: every page looks whether failures are kept, before anything needs a schema. */
function isEntry(entry: unknown): entry is ErrorLogEntry {
  if (!isJsonObject<keyof ErrorLogEntry>(entry) || !isJsonObject<keyof ErrorLogEntry['err']>(entry.err)) return false;
  const { id, err, vm, info, url, count, at, requestId = '' } = entry;
  const texts = [id, err.name, err.message, err.stack, vm, info, url, requestId];
  return texts.every((text) => typeof text === 'string') && [count, at].every((number) => typeof number === 'number');
}

/** The log as text to paste into a report. */
export const errorLogText = (log: readonly ErrorLogEntry[]): string =>
  log
    .map(({ at, err, info, url, count, requestId, vm }) =>
      [
        `${new Date(at).toISOString()} ×${count} ${err.name}: ${err.message}`,
        `  info: ${info}`,
        `  url: ${url}`,
        requestId && `  request: ${requestId}`,
        vm && `  component: ${vm.trim()}`,
        err.stack && `  ${err.stack}`,
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');

function entryOf({ error, vm = '', info, url, requestId }: Failure, id: string, at: number): ErrorLogEntry {
  const stack = redacted((error.stack ?? '').slice(0, MAX_STACK));
  return {
    id,
    err: { name: error.name, message: redacted(error.message), stack },
    vm: redacted(vm.slice(0, MAX_STACK)),
    info: redacted(info),
    url: redacted(url),
    count: 1,
    at,
    ...(requestId === undefined ? {} : { requestId }),
  };
}

const fingerprint = ({ err, info, url, vm }: ErrorLogEntry) => [err.name, err.message, info, url, vm].join('\n');
