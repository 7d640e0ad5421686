import { expect, test } from 'vitest';
import { totalText } from './total-text';

test('a counted total is shown in full, an estimate only as far as it is sure', () => {
  expect(totalText({ total: 1_234_567 })).toBe('1,234,567');
  expect(totalText({ total: 1_234_567, totalAtLeast: 100_000 })).toBe('100,000+');
});
