import { expect, test } from 'vitest';
import { createKeeper } from './idempotency';

const keeper = () => {
  let made = 0;
  return createKeeper(() => `key-${++made}`);
};

test('a repeat of the same body carries the same key', () => {
  const keys = keeper();
  expect(keys.keyFor({ delta: 5 })).toBe('key-1');
  expect(keys.keyFor({ delta: 5 })).toBe('key-1');
});

test('another body and another intention carry other keys', () => {
  const keys = keeper();
  keys.keyFor({ delta: 5 });
  expect(keys.keyFor({ delta: 6 })).toBe('key-2');
  keys.renew();
  expect(keys.keyFor({ delta: 6 })).toBe('key-3');
});
