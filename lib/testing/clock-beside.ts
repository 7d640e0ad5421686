/** A time that runs in this process beside the one under test: a busy machine holds up both. */
export interface ClockBeside {
  /** It ran out. */
  over: boolean;
  /** Turns of 10 ms that this process had since then, up to 500. */
  turns: number;
}

/** One that nobody has started yet. */
export const clockBeside = (): ClockBeside => ({ over: false, turns: 0 });

/** Starts one. */
export function timed(clock: ClockBeside, ms: number): void {
  setTimeout(() => {
    clock.over = true;
    const ticking = setInterval(() => {
      clock.turns += 1;
      if (clock.turns === 500) clearInterval(ticking);
    }, 10);
  }, ms);
}
