import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestRecord } from './log';

/** Counts and durations for Prometheus. Labels come from the contract's names, so their number is bounded. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Counter;
  readonly #duration: Histogram;
  readonly #bytes: Counter;

  constructor(gauges: Readonly<Record<string, { help: string; read: () => number }>>) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#requests = new Counter({
      name: 'console_requests_total',
      help: 'Requests answered',
      labelNames: ['call', 'status', 'code'],
      registers,
    });
    this.#duration = new Histogram({
      name: 'console_request_seconds',
      help: 'Duration of requests',
      labelNames: ['call'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30],
      registers,
    });
    this.#bytes = new Counter({ name: 'console_body_bytes_total', help: 'Bytes of bodies', labelNames: ['direction'], registers });
    for (const [name, { help, read }] of Object.entries(gauges)) {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    }
  }

  count(record: RequestRecord): void {
    // A refusal's code may be anything the API invents; only our own and success are labels.
    const code = record.status >= 400 || record.code === 0 ? record.code : 'refused';
    this.#requests.inc({ call: record.call, status: record.status, code: record.code > 0 && record.code >= 60_000 ? 'refused' : code });
    this.#duration.observe({ call: record.call }, record.ms / 1000);
    this.#bytes.inc({ direction: 'in' }, record.bytesIn);
    this.#bytes.inc({ direction: 'out' }, record.bytesOut);
  }
}
