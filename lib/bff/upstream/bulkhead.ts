import { BffFailure } from '../failure';

interface LaneOptions {
  readonly slots: number;
  readonly queue: number;
  readonly waitMs: number;
  /** How many slots one owner may hold at a time; all of them when left out. */
  readonly share?: number;
}

interface Waiting {
  readonly owner: string | undefined;
  go(): void;
}

/**
 * A bounded number of calls at once, a bounded queue behind them, a bounded wait: more than that is refused as busy. An owner who holds
 * a share waits for slots of that share, and others pass by.
 */
export class Bulkhead {
  #running = 0;
  readonly #held = new Map<string, number>();
  readonly #queue: Waiting[] = [];

  constructor(readonly options: LaneOptions) {}

  get running(): number {
    return this.#running;
  }

  /** Resolves with the function that gives the slot back. */
  enter(signal: AbortSignal, owner?: string): Promise<() => void> {
    if (this.#running < this.options.slots && this.#hasShare(owner)) return Promise.resolve(this.#take(owner));
    if (this.#queue.length >= this.options.queue) return Promise.reject(full('queue full'));
    return this.#wait(signal, owner);
  }

  #wait(signal: AbortSignal, owner: string | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = (failure: BffFailure) => {
        finish();
        this.#queue.splice(this.#queue.indexOf(entry), 1);
        reject(failure);
      };
      const gone = () => leave(new BffFailure('clientGone'));
      const timer = setTimeout(() => leave(full('queue too slow')), this.options.waitMs);
      const finish = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', gone);
      };
      const entry: Waiting = {
        owner,
        go: () => {
          finish();
          resolve(this.#take(owner));
        },
      };
      signal.addEventListener('abort', gone, { once: true });
      this.#queue.push(entry);
    });
  }

  #hasShare(owner: string | undefined): boolean {
    return owner === undefined || (this.#held.get(owner) ?? 0) < (this.options.share ?? this.options.slots);
  }

  #take(owner: string | undefined): () => void {
    this.#running += 1;
    this.#hold(owner, 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#running -= 1;
      this.#hold(owner, -1);
      this.#passOn();
    };
  }

  /** The slot goes to the queue before a newcomer can take it. */
  #passOn(): void {
    const next = this.#queue.findIndex((each) => this.#hasShare(each.owner));
    if (next >= 0) this.#queue.splice(next, 1)[0]?.go();
  }

  #hold(owner: string | undefined, more: number): void {
    if (owner === undefined) return;
    const held = (this.#held.get(owner) ?? 0) + more;
    if (held > 0) this.#held.set(owner, held);
    else this.#held.delete(owner);
  }
}

const full = (reason: string) => new BffFailure('busy', { reason, headers: [['retry-after', '1']] });
