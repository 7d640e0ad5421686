import { expect, test } from 'vitest';
import { shownValue } from '../state/shown-value';
import { optionWriter } from './option-writer';

const write = optionWriter([
  { value: 1, label: '满减券' },
  { value: 2, label: '折扣券' },
]);

test('choices are shown by their labels, unknown ones are left to the plain form', () => {
  expect(write(2)).toBe('折扣券');
  expect(write([1, 2])).toBe('满减券, 折扣券');
  expect(write(9)).toBeUndefined();
  expect(write([])).toBeUndefined();
});

test.each([
  [null, '-'],
  ['', '-'],
  [[], '-'],
  [['a', 'b'], 'a, b'],
  [{ a: 1 }, '{"a":1}'],
  ['x'.repeat(300), `${'x'.repeat(200)}…`],
])('%j is shown as %s', (value, text) => {
  expect(shownValue(value)).toBe(text);
});
