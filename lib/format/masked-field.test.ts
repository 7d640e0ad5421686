import { expect, it } from 'vitest';
import { maskedField } from './masked-field';

it.each([
  ['liming-0815', 'li****15'],
  ['liming@163.com', 'li****@163.com'],
  ['张三@163.com', '张****@163.com'],
  ['a@163.com', '****@163.com'],
  ['@liming', '@l****ng'],
  ['ab', '******'],
  ['1234', '******'],
  ['12345', '12****45'],
  ['😀😀😀😀', '******'],
  ['', '******'],
])('of %s the mask shows %s', (value, mask) => {
  expect(maskedField(value, false)).toBe(mask);
  expect(maskedField(value, true)).toBe('******');
});
