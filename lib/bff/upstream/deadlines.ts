import { BffFailure } from '../failure';
import type { Limits } from '../limits';

/** An API that had half of this is told apart from one that was asked in the last moment. */
const FAIR_MS = 5000;

/** The whole time is over; `completeAt` is when the API had all it needs, `begun` whether the head of its answer is there. */
export function lateFailure(wholeMs: number, completeAt: number, begun = false): BffFailure {
  const hurried = performance.now() - completeAt < Math.min(wholeMs, FAIR_MS) / 2;
  return new BffFailure('timeout', { n: wholeMs, hurried, begun });
}

/** The clocks of one exchange. When one runs out, `expire` is told why, once. */
export class Deadlines {
  readonly #timers = new Map<'whole' | 'headers' | 'idle' | 'connect', NodeJS.Timeout>();
  /** Whom the exchange is waiting for while the request's body moves: decides who is to blame for silence. */
  waitingForClient = false;
  /** When the API had everything it needs to answer. */
  #completeAt = performance.now();
  #over = false;

  constructor(
    readonly limits: Limits,
    readonly expire: (failure: BffFailure) => void,
  ) {}

  /** Starts the clock of the whole call, less what was spent before. */
  begin(spentMs: number): void {
    const { wholeMs } = this.limits;
    if (wholeMs !== null) this.#set('whole', Math.max(0, wholeMs - spentMs), () => this.#late(wholeMs));
    this.progress();
  }

  connecting(): void {
    const { connectMs } = this.limits;
    this.#set('connect', connectMs, () => new BffFailure('network', { reason: 'connect timeout', unconnected: true }));
  }

  connected(): void {
    this.#clear('connect');
  }

  /** The last byte of the request is out: from here the API must begin to answer. */
  bodySent(): void {
    const { headersMs } = this.limits;
    this.waitingForClient = false;
    this.#completeAt = performance.now();
    if (headersMs !== null) this.#set('headers', headersMs, () => new BffFailure('timeout', { n: headersMs }));
    // While the API thinks, nothing moves and nothing has to.
    if (headersMs !== null) this.#clear('idle');
  }

  answered(): void {
    this.#clear('headers');
    this.progress();
  }

  /** A byte moved. */
  progress(): void {
    const { idleMs } = this.limits;
    if (idleMs === null || this.#over) return;
    const running = this.#timers.get('idle');
    if (running) running.refresh();
    else
      this.#set('idle', idleMs, () => new BffFailure(this.waitingForClient ? 'clientTooSlow' : 'timeout', { n: idleMs, headers: CLOSE }));
  }

  end(): void {
    this.#over = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  /** The whole time is over: whose fault it is depends on how much of it the API had. */
  #late(wholeMs: number): BffFailure {
    if (this.waitingForClient) return new BffFailure('clientTooSlow', { n: wholeMs, headers: CLOSE });
    return lateFailure(wholeMs, this.#completeAt);
  }

  #set(name: 'whole' | 'headers' | 'idle' | 'connect', ms: number, failure: () => BffFailure): void {
    if (this.#over) return;
    this.#clear(name);
    this.#timers.set(
      name,
      setTimeout(() => {
        this.end();
        this.expire(failure());
      }, ms),
    );
  }

  #clear(name: 'whole' | 'headers' | 'idle' | 'connect'): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }
}

/** A body that was not read to its end makes the connection useless for another request. */
export const CLOSE = [['connection', 'close']] as const;
