import { expect, test } from 'vitest';
import { figuresOf } from './column';

test('the figures of a cell are named without the blanks beside their strokes', () => {
  const names = [
    { key: 'taken', header: 'Taken' },
    { key: 'used', header: 'used' },
  ];
  expect(figuresOf('Taken / used', ['taken', 'used'])).toEqual(names);
  expect(figuresOf('Taken/used', ['taken', 'used'])).toEqual(names);
});
