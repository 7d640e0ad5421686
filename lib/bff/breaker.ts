import { BffFailure } from './failure';

interface BreakerOptions {
  readonly failures: number;
  readonly withinMs: number;
  readonly openMs: number;
  readonly now: () => number;
}

const usual: BreakerOptions = { failures: 10, withinMs: 10_000, openMs: 2000, now: () => performance.now() };

/**
 * Stops calling an API that does not answer: open after so many failures in a row, then one probe at a time. Only failures to
 * connect and deadlines count; whatever the API answers, even 500, shows that it is there.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  #streak: number[] = [];
  #openUntil: number | undefined;
  #probing = false;

  constructor(options: Partial<BreakerOptions> = {}) {
    this.#options = { ...usual, ...options };
  }

  get open(): boolean {
    return this.#openUntil !== undefined;
  }

  /** Lets a call through or refuses it at once. Every admitted call reports `succeeded`, `failed` or `undecided`. */
  admit(): void {
    if (this.#openUntil === undefined) return;
    const waitMs = this.#openUntil - this.#options.now();
    if (waitMs > 0 || this.#probing) {
      const seconds = Math.max(1, Math.ceil(waitMs / 1000));
      throw new BffFailure('busy', { reason: 'breaker open', headers: [['retry-after', String(seconds)]] });
    }
    this.#probing = true;
  }

  succeeded(): void {
    this.#streak = [];
    this.#openUntil = undefined;
    this.#probing = false;
  }

  failed(): void {
    const { failures, withinMs, openMs, now } = this.#options;
    this.#streak = [...this.#streak.slice(1 - failures), now()];
    const streakIsRecent = this.#streak.length === failures && now() - (this.#streak[0] ?? 0) <= withinMs;
    if (this.open || streakIsRecent) this.#openUntil = now() + openMs;
    this.#probing = false;
  }

  /** The call ended for a reason that says nothing about the API, such as a client that left. */
  undecided(): void {
    this.#probing = false;
  }

  /** Takes a failure of an exchange for what it says about the API. */
  record(failure: BffFailure): void {
    if (failure.kind === 'timeout' || (failure.kind === 'network' && failure.detail.unconnected)) this.failed();
    else this.undecided();
  }
}
