/** A pick that was refused because as many are chosen as may be. */
export interface Refused {
  readonly refused: number;
}

/**
 * Chooses an item, or takes it back when it was chosen; the order is the order of picking. One more than the maximum is refused
 * rather than swapped (specification 5).
 */
export function toggle<Item extends { id: number }>(chosen: readonly Item[], item: Item, max: number): readonly Item[] | Refused {
  if (chosen.some((each) => each.id === item.id)) return chosen.filter((each) => each.id !== item.id);
  return chosen.length >= max ? { refused: max } : [...chosen, item];
}

/** Chooses several at once: those that are not chosen yet, as long as there is room. */
export function withAll<Item extends { id: number }>(chosen: readonly Item[], items: readonly Item[], max: number): readonly Item[] {
  const missing = items.filter(({ id }) => !chosen.some((each) => each.id === id));
  return [...chosen, ...missing].slice(0, max);
}

/** Where an item stands in the order of picking, from 1; 0 when it is not chosen. */
export const pickNumber = <Item extends { id: number }>(chosen: readonly Item[], item: Item): number =>
  chosen.findIndex((each) => each.id === item.id) + 1;

/** The cell a key moves to in a grid of `count` cells with `columns` a row; undefined when the key moves nothing. */
export function movedCell(key: string, at: number, count: number, columns: number): number | undefined {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const wanted = at + step;
  return wanted < 0 || wanted >= count ? at : wanted;
}
