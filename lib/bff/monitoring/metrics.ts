import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestRecord } from './log';

type Labels = Record<'call' | 'status' | 'code', string | number>;

/** Counts and durations for Prometheus. Labels come from the contract's names, so their number is bounded. */
export class Metrics {
  readonly registry = new Registry();
  /** Counted here and handed to the counters when somebody reads them: a counter takes longer to find its labels than to count. */
  readonly #answered = new Map<string, { labels: Labels; times: number }>();
  readonly #bytes = { in: 0, out: 0 };
  readonly #duration: Histogram;

  constructor(gauges: Readonly<Record<string, { help: string; read: () => number }>>) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const answered = this.#answered;
    const bytes = this.#bytes;
    new Counter({
      name: 'console_requests_total',
      help: 'Requests answered',
      labelNames: ['call', 'status', 'code'],
      registers,
      collect() {
        for (const { labels, times } of answered.values()) this.inc(labels, times);
        answered.clear();
      },
    });
    this.#duration = new Histogram({
      name: 'console_request_seconds',
      help: 'Duration of requests',
      labelNames: ['call'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30],
      registers,
    });
    new Counter({
      name: 'console_body_bytes_total',
      help: 'Bytes of bodies',
      labelNames: ['direction'],
      registers,
      collect() {
        this.inc({ direction: 'in' }, bytes.in);
        this.inc({ direction: 'out' }, bytes.out);
        Object.assign(bytes, { in: 0, out: 0 });
      },
    });
    for (const [name, { help, read }] of Object.entries(gauges)) {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    }
  }

  count(record: RequestRecord): void {
    // A refusal's code may be anything the API invents; only our own and success are labels.
    const { call, status } = record;
    const isOurs = (status >= 400 || record.code === 0) && record.code < 60_000;
    const code = isOurs ? record.code : 'refused';
    const key = `${call} ${status} ${code}`;
    const known = this.#answered.get(key);
    if (known) known.times += 1;
    else this.#answered.set(key, { labels: { call, status, code }, times: 1 });
    this.#duration.observe({ call }, record.ms / 1000);
    this.#bytes.in += record.bytesIn;
    this.#bytes.out += record.bytesOut;
  }
}
