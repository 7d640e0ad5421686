import type { KingKongSlot } from '@/lib/contract/king-kong';

const STEP = 10;

/** The slots as the home page shows them: larger sort first, then by slot. */
export const sorted = (slots: readonly KingKongSlot[]): KingKongSlot[] =>
  [...slots].sort((one, other) => other.sort - one.sort || one.slot - other.slot);

/** The slots with one moved to another place: the places keep their slots, only `sort` changes. Tells which slots have to be saved. */
export function moved(slots: readonly KingKongSlot[], id: number, to: number): { order: KingKongSlot[]; changed: KingKongSlot[] } {
  const from = slots.findIndex((slot) => slot.id === id);
  const slot = slots[from];
  if (!slot || from === to) return { order: [...slots], changed: [] };
  const others = slots.filter((each) => each.id !== id);
  const placed = [...others.slice(0, to), slot, ...others.slice(to)];
  const order = placed.map((each, index) => ({ ...each, sort: (slots.length - index) * STEP }));
  const before = new Map(slots.map((each) => [each.id, each.sort]));
  return { order, changed: order.filter((each) => before.get(each.id) !== each.sort) };
}
