import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jumpTarget, pageCount, pagerItems } from './pager-model';

const shown = (current: number, pages: number) => pagerItems(current, pages).map((item) => (item.gap ? `…${item.page}` : item.page));

test.each([
  [1, 1, [1]],
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 6, '…6', 20]],
  [10, 20, [1, '…5', 8, 9, 10, 11, 12, '…15', 20]],
  [20, 20, [1, '…15', 15, 16, 17, 18, 19, 20]],
  [4, 8, [1, 2, 3, 4, 5, 6, '…8', 8]],
])('page %s of %s', (current, pages, items) => {
  expect(shown(current, pages)).toEqual(items);
});

test('the pager always holds the first, the last and the present page, in order and once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.nat(), (pages, seed) => {
      const current = (seed % pages) + 1;
      const numbers = pagerItems(current, pages)
        .filter((item) => !item.gap)
        .map((item) => item.page);
      expect(numbers).toContain(1);
      expect(numbers).toContain(pages);
      expect(numbers).toContain(current);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers.length).toBeLessThanOrEqual(7);
    }),
  );
});

test.each([
  ['3', 3],
  [' 99 ', 10],
  ['0', 1],
  ['-5', 1],
  ['2.9', 2],
  ['７', 7],
  ['', null],
  ['x', null],
])('jumping to %j', (text, page) => {
  expect(jumpTarget(text, 10)).toBe(page);
});

test('an empty list still has one page', () => {
  expect(pageCount(0, 20)).toBe(1);
  expect(pageCount(41, 20)).toBe(3);
});
