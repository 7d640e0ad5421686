import { BffFailure } from '../failure';
import type { Departure } from '../request/departure';

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

  /** The function that gives the slot back, when there is one; otherwise whoever wants it has to `enter`. */
  take(owner?: string): (() => void) | undefined {
    return this.#running < this.options.slots && this.#hasShare(owner) ? this.#take(owner) : undefined;
  }

  /** Resolves with the function that gives the slot back. */
  async enter(departure: Departure, owner?: string): Promise<() => void> {
    const taken = this.take(owner);
    if (taken) return taken;
    if (this.#queue.length >= this.options.queue) throw full('queue full');
    return this.#wait(departure, owner);
  }

  #wait(departure: Departure, owner: string | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = (failure: BffFailure) => {
        finish();
        this.#queue.splice(this.#queue.indexOf(entry), 1);
        reject(failure);
      };
      const stopWatching = departure.whenGone(() => leave(new BffFailure('clientGone')));
      const timer = setTimeout(() => leave(full('queue too slow')), this.options.waitMs);
      const finish = () => {
        clearTimeout(timer);
        stopWatching();
      };
      const entry: Waiting = {
        owner,
        go: () => {
          finish();
          resolve(this.#take(owner));
        },
      };
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
    // Without a share nobody asks who holds how many.
    if (owner === undefined || this.options.share === undefined) return;
    const held = (this.#held.get(owner) ?? 0) + more;
    if (held > 0) this.#held.set(owner, held);
    else this.#held.delete(owner);
  }
}

const full = (reason: string) => new BffFailure('busy', { reason, headers: [['retry-after', '1']] });
