import { expect, test } from 'vitest';
import { moveSteps, placeAfter } from './move-steps';

test('an entry is sent to either end or to the place beside its own, and never out of the list', () => {
  const third = { n: 3, total: 5 };
  expect(moveSteps(third).map((step) => placeAfter(third, step))).toEqual([1, 2, 4, 5]);
  expect(moveSteps({ n: 1, total: 5 }).map((step) => placeAfter({ n: 1, total: 5 }, step))).toEqual([1, 1, 2, 5]);
  expect(moveSteps({ n: 5, total: 5 }).map((step) => placeAfter({ n: 5, total: 5 }, step))).toEqual([1, 4, 5, 5]);
});

test('two entries can change places alone', () => {
  expect(moveSteps({ n: 2, total: 2 })).toEqual(['earlier', 'later']);
});
