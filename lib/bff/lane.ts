import { BffFailure } from './failure';

interface Waiting {
  go(): void;
}

/** A bounded number of calls at once, a bounded queue behind them, a bounded wait: more than that is refused as busy. */
export class Lane {
  #running = 0;
  readonly #queue: Waiting[] = [];

  constructor(readonly options: { slots: number; queue: number; waitMs: number }) {}

  get running(): number {
    return this.#running;
  }

  /** Resolves with the function that gives the slot back. */
  enter(signal: AbortSignal): Promise<() => void> {
    if (this.#running < this.options.slots) {
      this.#running += 1;
      return Promise.resolve(this.#releaser());
    }
    if (this.#queue.length >= this.options.queue) return Promise.reject(full('queue full'));
    return this.#wait(signal);
  }

  #wait(signal: AbortSignal): Promise<() => void> {
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
        go: () => {
          finish();
          resolve(this.#releaser());
        },
      };
      signal.addEventListener('abort', gone, { once: true });
      this.#queue.push(entry);
    });
  }

  #releaser(): () => void {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const next = this.#queue.shift();
      // The slot passes on directly, so that a newcomer cannot overtake the queue.
      if (next) next.go();
      else this.#running -= 1;
    };
  }
}

const full = (reason: string) => new BffFailure('busy', { reason, headers: [['retry-after', '1']] });
