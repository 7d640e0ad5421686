/** Where the entries of a list stand, from 1, and of how many. */
export interface EntryPlace {
  readonly n: number;
  readonly total: number;
}

/** Where an entry may be moved by a single click. */
export type MoveStep = 'first' | 'earlier' | 'later' | 'last';

/** The steps worth offering, in the order of a menu: of two entries one step earlier is the first place already. */
export const moveSteps = ({ total }: EntryPlace): readonly MoveStep[] =>
  total > 2 ? ['first', 'earlier', 'later', 'last'] : ['earlier', 'later'];

/** The place a step leads to, from 1. */
export function placeAfter({ n, total }: EntryPlace, step: MoveStep): number {
  const places: Readonly<Record<MoveStep, number>> = { first: 1, earlier: n - 1, later: n + 1, last: total };
  return Math.min(Math.max(places[step], 1), total);
}
