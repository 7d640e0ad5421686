import { describe, expect, test } from 'vitest';
import { homeCarouselRow } from '@/lib/contract/home-carousel';
import { shownBlocks, shownEntries } from './home-entries';

const entry = (id: number, more: object = {}) =>
  homeCarouselRow.parse({
    ...{ id, title: `图 ${id}`, image: '/a.png', linkType: 0, linkValue: '', linkName: '', linkValid: 1, state: 1, sort: id },
    ...more,
  });
const block = (key: string, sort: number, visible: 0 | 1 = 1) => ({ key, name: key, sort, visible });

describe('the home page in the phone', () => {
  test('shows what runs now in the own store, larger sort first, at any position', () => {
    const saved = [entry(1), entry(2, { state: 0 }), entry(3, { storeId: 4 }), entry(5, { position: 2 }), entry(6, { state: 3 })];
    expect(shownEntries(saved, 0, undefined).map(({ id, position }) => [id, position])).toEqual([
      [5, 2],
      [1, 1],
    ]);
  });

  test('shows an entry as it is being edited, a new one too, and none that is switched off', () => {
    const edited = { ...entry(1), image: '/b.png', sort: 9 };
    expect(shownEntries([entry(1), entry(2)], 0, edited).map(({ image }) => image)).toEqual(['/b.png', '/a.png']);
    expect(shownEntries([entry(2)], 0, { ...edited, id: undefined })).toHaveLength(2);
    expect(shownEntries([entry(1), entry(2)], 0, { ...edited, status: 0 }).map(({ id }) => id)).toEqual([2]);
  });

  test('puts the middle before the first goods or stores, wherever blocks were moved', () => {
    const { shown, middle } = shownBlocks([block('store', 3), block('search', 1), block('carousel', 2, 0), block('coupon', 4)]);
    expect(shown.map(({ key }) => key)).toEqual(['search', 'store', 'coupon']);
    expect(middle).toBe(1);
    expect(shownBlocks([block('search', 1)]).middle).toBe(1);
    expect(shownBlocks().middle).toBe(5);
  });
});
