import { BoundedMap } from '@/lib/session/bounded-map';

/** So many tries a minute per key, refilled steadily. Holds a bounded number of keys, for strangers choose them. */
export class TokenBuckets {
  readonly #buckets: BoundedMap<string, { tokens: number; at: number }>;

  constructor(
    readonly perMinute: number,
    keys: number,
    readonly now: () => number = () => performance.now(),
  ) {
    this.#buckets = new BoundedMap(keys);
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes one try; answers 0, or the seconds until there is one again. */
  take(key: string): number {
    const now = this.now();
    const bucket = this.#buckets.get(key);
    const tokens = bucket ? Math.min(this.perMinute, bucket.tokens + ((now - bucket.at) * this.perMinute) / 60_000) : this.perMinute;
    const allowed = tokens >= 1;
    this.#buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at: now });
    return allowed ? 0 : Math.max(1, Math.ceil(((1 - tokens) * 60) / this.perMinute));
  }

  /** Gives a try back that turned out to be harmless. */
  refund(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.tokens = Math.min(this.perMinute, bucket.tokens + 1);
  }
}
