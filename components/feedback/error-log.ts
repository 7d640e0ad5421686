import { z } from 'zod';
import { redacted } from './redact';

const logEntry = z.object({
  id: z.string(),
  err: z.object({ name: z.string(), message: z.string(), stack: z.string() }),
  /** The component stack, when a component failed. */
  vm: z.string(),
  /** What was being done: the call, the event, the place. */
  info: z.string(),
  url: z.string(),
  count: z.number().int(),
  at: z.number(),
  requestId: z.string().optional(),
});

/** One kept failure: err, vm, info, url (specification 3), how often it came and the request it belongs to. */
export type ErrorLogEntry = z.infer<typeof logEntry>;

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
    return z.array(logEntry).catch([]).parse(JSON.parse(stored));
  } catch {
    // Storage was cut off or written by something else; failures before that are lost, which is no failure of its own.
    return [];
  }
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
