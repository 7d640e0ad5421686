import { expect, test } from 'vitest';
import { formField } from './form-field';

const field = { key: 'count', label: '数量', options: ['a', 'b'], min: 9, max: 1, minLen: 9, maxLen: 1 } as const;
const wrongOf = (type: string) => formField.safeParse({ ...field, type }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test.each([
  ['number', ['max']],
  ['text', ['maxLen']],
  ['secret', ['maxLen']],
  ['date', []],
  ['select', []],
])('limits that cross are wrong only where the type has them: %s', (type, wrong) => expect(wrongOf(type)).toEqual(wrong));
