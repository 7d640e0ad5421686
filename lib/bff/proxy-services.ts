import { oncePerProcess } from '@/lib/session/once-per-process';
import { type Environment, environment } from './environment';
import { type CallClass, type Limits, limitsOf } from './limits';
import { type RequestLog, requestLog } from './monitoring/log';
import { Metrics } from './monitoring/metrics';
import { TokenBuckets } from './request/token-bucket';
import { Breaker } from './upstream/breaker';
import { Bulkhead } from './upstream/bulkhead';
import { Upstream } from './upstream/upstream';

/** What all requests of a process share. Tests build their own, with shorter deadlines. */
export interface ProxyServices {
  readonly environment: Environment;
  readonly limits: Record<CallClass, Limits>;
  readonly upstream: Upstream;
  readonly breaker: Breaker;
  readonly lanes: Record<Limits['lane'], Bulkhead>;
  /** Tries to sign in. These and the reports are counted per replica: behind N replicas the limits are N times as wide. */
  readonly logins: { readonly byAddress: TokenBuckets; readonly byName: TokenBuckets };
  readonly reports: TokenBuckets;
  /** Positions a person asks the maps service about, which counts them. */
  readonly positions: TokenBuckets;
  readonly log: RequestLog;
  readonly metrics: Metrics;
}

const BUCKETS = 10_000;

/** Builds the parts from an environment; `parts` replaces some of them. */
export function buildMachinery(environment: Environment, parts: Partial<ProxyServices> = {}): ProxyServices {
  const breaker = parts.breaker ?? new Breaker();
  const lanes = parts.lanes ?? {
    calls: new Bulkhead({ slots: 64, queue: 128, waitMs: 1000 }),
    uploads: new Bulkhead({ slots: 8, queue: 16, waitMs: 1000, share: 4 }),
    streams: new Bulkhead({ slots: 64, queue: 128, waitMs: 1000, share: 24 }),
  };
  return {
    environment,
    limits: limitsOf(environment),
    upstream: new Upstream(environment.apiRoot),
    logins: { byAddress: new TokenBuckets(30, BUCKETS), byName: new TokenBuckets(5, BUCKETS) },
    reports: new TokenBuckets(30, BUCKETS),
    positions: new TokenBuckets(120, BUCKETS),
    log: requestLog(environment.logLevel),
    metrics: new Metrics({
      console_breaker_open: { help: '1 while the API is not called', read: () => Number(breaker.open) },
      console_calls_running: { help: 'Calls to the API under way', read: () => lanes.calls.running },
      console_uploads_running: { help: 'Uploads under way', read: () => lanes.uploads.running },
      console_streams_running: { help: 'Downloads under way', read: () => lanes.streams.running },
    }),
    ...parts,
    breaker,
    lanes,
  };
}

/** The services of this process. A promise nobody waits for may fail in it without taking the process along; it is written down. */
export const services = (): ProxyServices =>
  oncePerProcess('services', () => {
    const built = buildMachinery(environment());
    process.on('unhandledRejection', (error) => built.log.bug(error, 'unhandled'));
    return built;
  });
