const STARTING = ['Space', 'Enter'];

/** Presses of a handle that came before the code which moves its entry; done again once it is there. */
export class EarlyEvents {
  #events: (KeyboardEvent | PointerEvent)[] = [];
  #held: AbortController | undefined;

  /** Keeps a key that lifts an entry, and all that follow it; tells whether it did. */
  keepKey(event: KeyboardEvent): boolean {
    if (this.#events.length === 0 && !STARTING.includes(event.code)) return false;
    event.preventDefault();
    this.#events.push(event);
    return true;
  }

  /** Keeps a finger or button, and where it is drawn to, until it is let go. */
  keepPointer(down: PointerEvent): void {
    this.#held?.abort();
    this.#held = new AbortController();
    const { signal } = this.#held;
    this.#events = [down];
    const follow = (move: PointerEvent) => {
      this.#events = [down, move];
    };
    document.addEventListener('pointermove', follow, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, () => this.#take(), { signal });
  }

  replay(): void {
    for (const event of this.#take()) {
      const Kind = event instanceof KeyboardEvent ? KeyboardEvent : PointerEvent;
      event.target?.dispatchEvent(new Kind(event.type, event));
    }
  }

  #take() {
    const events = this.#events;
    this.#events = [];
    this.#held?.abort();
    return events;
  }
}
