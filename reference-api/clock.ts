/** The time of the whole API. Test mode freezes it (domain/reference-api.md 1); everything else runs in real time. */
export interface Clock {
  now(): Date;
  readonly frozen: boolean;
  /** Stops the clock at a moment; null lets it run again in real time. */
  freeze(at: Date | null): void;
}

/** Makes the one clock of a process. */
export function createClock(): Clock {
  let frozenAt: Date | null = null;
  return {
    now: () => (frozenAt ? new Date(frozenAt) : new Date()),
    get frozen() {
      return frozenAt !== null;
    },
    freeze: (at) => {
      frozenAt = at;
    },
  };
}
