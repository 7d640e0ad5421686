import { expect, test } from 'vitest';
import { SCROLL_TO_TOP_MS, scrollPosition } from './scroll-to-top';

test('the way takes 800 ms, starts where it is and ends at the top', () => {
  expect(SCROLL_TO_TOP_MS).toBe(800);
  expect(scrollPosition(1000, 0)).toBe(1000);
  expect(scrollPosition(1000, 0.5)).toBe(500);
  expect(scrollPosition(1000, 1)).toBe(0);
  expect(scrollPosition(1000, 7)).toBe(0);
});

test('it never goes back down', () => {
  const way = Array.from({ length: 81 }, (_, index) => scrollPosition(1000, index / 80));
  expect(way.every((position, index) => index === 0 || position <= (way[index - 1] ?? 0))).toBe(true);
});
