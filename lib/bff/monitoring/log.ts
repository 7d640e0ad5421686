import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from '../environment';

/** What is written about a request, in one line. No token, no cookie, no password, no query, no body. */
export interface RequestRecord {
  readonly reqId: string;
  readonly traceId: string;
  readonly method: string;
  /** Name of the call in the contract, or what kind of other request it was; never the raw path. */
  readonly call: string;
  readonly status: number;
  readonly code: number;
  readonly ms: number;
  readonly upstreamMs: number | undefined;
  readonly bytesIn: number;
  readonly bytesOut: number;
  readonly sidHash: string | undefined;
  readonly ip: string;
  /** Set when the request looked like an attack: what was refused. */
  readonly security?: string | undefined;
  readonly reason?: string | undefined;
  readonly detail?: Readonly<Record<string, string>> | undefined;
}

export interface RequestLog {
  write(record: RequestRecord): void;
  /** A defect of ours, with its stack. */
  bug(error: unknown, reqId: string): void;
}

/** Lines are written together, because each writing costs as much as a tenth of a call, but none waits longer than this. */
const BATCH_LENGTH = 8192;
const LATEST_MS = 100;

interface Lines extends DestinationStream {
  flush(): void;
}

let output: Lines | undefined;

/** Standard output, of which a process has one. */
function standardOutput(): Lines {
  output ??= batched();
  return output;
}

/** What has not been written when the process ends is written then. */
function batched(): Lines {
  // Written in one go and not beside the process, so that the lines keep their order and an exit finds none half-way.
  const stream = pino.destination({ dest: 1, sync: true });
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== '') stream.write(waiting);
    waiting = '';
  };
  process.once('exit', () => {
    flush();
    stream.flushSync();
  });
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= BATCH_LENGTH) flush();
      else timer ??= setTimeout(flush, LATEST_MS).unref();
    },
    flush,
  };
}

/** A log of JSON lines on standard output, or wherever a test wants them. */
export function requestLog(level: LogLevel, given?: DestinationStream): RequestLog {
  const destination: DestinationStream & Partial<Lines> = given ?? standardOutput();
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${now()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const log = pino(options, destination);
  return {
    write(record) {
      const label = record.status >= 500 || record.security ? 'warn' : 'info';
      // As pino would write it, for less than half: every value here is a text, a number or a flat object of texts.
      if (log.isLevelEnabled(label)) destination.write(`{"level":"${label}","time":"${now()}",${JSON.stringify(record).slice(1)}\n`);
    },
    bug: (error, reqId) => {
      log.error({ reqId, err: error }, 'defect');
      // Nobody knows how long the process still lives.
      destination.flush?.();
    },
  };
}

let second = 0;
let beginning = '';

/** The time in ISO 8601; its first part is written once a second. */
function now(): string {
  const ms = Date.now();
  const seconds = Math.floor(ms / 1000);
  if (seconds !== second) {
    second = seconds;
    beginning = new Date(ms).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss.'.length);
  }
  return `${beginning}${String(ms % 1000).padStart(3, '0')}Z`;
}
