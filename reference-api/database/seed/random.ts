/** Numbers that look random and are the same in every run, so that demo data and tests agree. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  pick<Each>(from: readonly Each[]): Each;
  /** True this often out of a hundred. */
  chance(percent: number): boolean;
  digits(count: number): string;
}

/** Makes a generator (mulberry32) from a seed number. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (percent) => next() * 100 < percent,
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
    pick: (from) => {
      const picked = from[int(0, from.length - 1)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
  };
}
