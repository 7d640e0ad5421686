import { describe, expect, test } from 'vitest';
import { kingKongRow } from '@/lib/contract/king-kong';
import { arranged, moved, sorted } from './slot-order';

const slots = sorted(
  [1, 2, 3, 4].map((slot) => kingKongRow.parse({ id: slot + 100, slot, sort: (4 - slot + 1) * 10, version: 1, later: 'kept' })),
);
const ids = (order: readonly { id: number }[]) => order.map(({ id }) => id);

describe('the order of the slots', () => {
  test('follows sort, larger first, then the slot', () => {
    const same = [3, 1, 2].map((slot) => kingKongRow.parse({ id: slot, slot, sort: 5, version: 1 }));
    expect(ids(sorted(same))).toEqual([1, 2, 3]);
  });

  test('moves one, keeps every slot and every unknown field, and saves only what changed', () => {
    const order = moved(ids(slots), 104, 1);
    expect(order).toEqual([101, 104, 102, 103]);
    const { order: placed, changed } = arranged(slots, order);
    expect(placed.map(({ id, slot }) => [id, slot])).toEqual([
      [101, 1],
      [104, 4],
      [102, 2],
      [103, 3],
    ]);
    expect(ids(changed)).toEqual([104, 102, 103]);
    expect(changed[0]).toMatchObject({ later: 'kept', sort: 30 });
  });

  test('changes nothing when all stay where they are', () => {
    expect(arranged(slots, moved(ids(slots), 102, 1)).changed).toEqual([]);
  });
});
