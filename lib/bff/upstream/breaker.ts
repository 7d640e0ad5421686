import { BffFailure } from '../failure';

interface BreakerOptions {
  readonly failures: number;
  readonly withinMs: number;
  readonly openMs: number;
  readonly now: () => number;
}

const usual: BreakerOptions = { failures: 10, withinMs: 10_000, openMs: 2000, now: () => performance.now() };

/** The one call that finds out whether the API is back, and those that wait for what it finds. */
interface Probe {
  readonly over: Promise<void>;
  readonly end: () => void;
}

/**
 * Stops calling an API that does not answer: open after so many failures in a row, then one probe, which the others wait for. Only failures to
 * connect and deadlines count; whatever the API answers, even 500, shows that it is there.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  #streak: number[] = [];
  #openUntil: number | undefined;
  #probe: Probe | undefined;

  constructor(options: Partial<BreakerOptions> = {}) {
    this.#options = { ...usual, ...options };
  }

  get open(): boolean {
    return this.#openUntil !== undefined;
  }

  /**
   * Lets a call through, refuses it at once, or lets it wait for the probe. Every admitted call reports `succeeded`, `failed` or `undecided`.
   * A probe is an ordinary call: an upload would hold everybody for as long as its client likes.
   */
  async admit({ ordinary }: { ordinary: boolean }): Promise<void> {
    while (this.#openUntil !== undefined) {
      const waitMs = this.#openUntil - this.#options.now();
      if (waitMs > 0) {
        const seconds = Math.max(1, Math.ceil(waitMs / 1000));
        throw new BffFailure('busy', { reason: 'breaker open', headers: [['retry-after', String(seconds)]] });
      }
      if (this.#probe === undefined) {
        if (ordinary) this.#probe = newProbe();
        return;
      }
      await this.#probe.over;
    }
  }

  succeeded(): void {
    this.#streak = [];
    this.#openUntil = undefined;
    this.#endProbe();
  }

  failed(): void {
    const { failures, withinMs, openMs, now } = this.#options;
    this.#streak = [...this.#streak.slice(1 - failures), now()];
    const streakIsRecent = this.#streak.length === failures && now() - (this.#streak[0] ?? 0) <= withinMs;
    if (this.open || streakIsRecent) this.#openUntil = now() + openMs;
    this.#endProbe();
  }

  /** The call ended for a reason that says nothing about the API, such as a client that left. */
  undecided(): void {
    this.#endProbe();
  }

  /** Takes a failure of an exchange for what it says about the API. */
  record({ kind, detail }: BffFailure): void {
    if (detail.begun) this.succeeded();
    else if ((kind === 'timeout' && !detail.hurried) || (kind === 'network' && detail.unconnected)) this.failed();
    else this.undecided();
  }

  #endProbe(): void {
    this.#probe?.end();
    this.#probe = undefined;
  }
}

function newProbe(): Probe {
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}
