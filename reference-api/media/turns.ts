/** Lets so many pieces of work run at a time; the others wait in their order. */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(readonly most: number) {}

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.most) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The turn passes on directly, so that a newcomer cannot overtake.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
