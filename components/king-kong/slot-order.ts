import type { KingKongSlot } from '@/lib/contract/king-kong';

const STEP = 10;

/** The slots as the home page shows them: larger sort first, then by slot. */
export const sorted = (slots: readonly KingKongSlot[]): KingKongSlot[] =>
  [...slots].sort((one, other) => other.sort - one.sort || one.slot - other.slot);

/** An order with one moved to another place. */
export const moved = (order: readonly number[], id: number, to: number): number[] => {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
};

/** The slots put into an order: the places keep their slots, only `sort` changes. Tells which slots have to be saved. */
export function arranged(slots: readonly KingKongSlot[], wanted: readonly number[]): { order: KingKongSlot[]; changed: KingKongSlot[] } {
  const present = sorted(slots);
  const placed = [...present].sort((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id));
  if (placed.every((each, index) => each === present[index])) return { order: present, changed: [] };
  const order = placed.map((each, index) => ({ ...each, sort: (slots.length - index) * STEP }));
  const before = new Map(slots.map((each) => [each.id, each.sort]));
  return { order, changed: order.filter((each) => before.get(each.id) !== each.sort) };
}
