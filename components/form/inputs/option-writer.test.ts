import { expect, test } from 'vitest';
import { shownValue } from '../state/shown-value';
import { optionWriter } from './option-writer';

const write = optionWriter([
  { value: 1, label: '满减券' },
  { value: 2, label: '折扣券' },
]);

test('choices are shown by their labels, unknown ones are left to the plain form', () => {
  expect(write(2)).toBe('折扣券');
  expect(write([1, 2])).toEqual(['满减券', '折扣券']);
  expect(write(9)).toBeUndefined();
  expect(write([])).toBeUndefined();
});

test.each([
  [null, '-'],
  ['', '-'],
  [[], '-'],
  [['a', 'b'], 'a、b'],
  [{ a: 1 }, '{"a":1}'],
  ['x'.repeat(300), `${'x'.repeat(200)}…`],
])('%j is shown as %s', (value, text) => {
  expect(shownValue(value, 'zh-CN')).toBe(text);
});

test('several chosen values stand apart as the language has it', () => {
  expect(shownValue(write([1, 2]), 'zh-CN')).toBe('满减券、折扣券');
  expect(shownValue(['a', 'b'], 'en')).toBe('a, b');
});
