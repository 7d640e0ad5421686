/**
 * Tells whoever works for a client that it has left. An AbortSignal says the same and costs as much as the rest of a call's
 * bookkeeping together.
 */
export class Departure {
  #listeners: (() => void)[] = [];
  #gone = false;

  get gone(): boolean {
    return this.#gone;
  }

  /** Calls once when the client leaves; answers how to stop listening. */
  whenGone(listener: () => void): () => void {
    this.#listeners.push(listener);
    return () => {
      const at = this.#listeners.indexOf(listener);
      if (at >= 0) this.#listeners.splice(at, 1);
    };
  }

  /** The client has left. */
  leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    for (const listener of this.#listeners.splice(0)) listener();
  }
}

/** The same for whoever is told by a signal. */
export function departureOf(signal: AbortSignal | undefined): Departure {
  const departure = new Departure();
  if (signal?.aborted) departure.leave();
  else signal?.addEventListener('abort', () => departure.leave(), { once: true });
  return departure;
}
