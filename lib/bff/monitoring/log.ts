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

/** A log of JSON lines on standard output, or wherever a test wants them. */
export function requestLog(level: LogLevel, destination?: DestinationStream): RequestLog {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const log = destination ? pino(options, destination) : pino(options);
  return {
    write: (record) => (record.status >= 500 || record.security ? log.warn(record) : log.info(record)),
    bug: (error, reqId) => log.error({ reqId, err: error }, 'defect'),
  };
}
