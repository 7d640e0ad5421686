import { expect, test } from 'vitest';
import { dotted, isUnder, labelKey, valueAt, withValueAt } from './field-path';
import { problemsIn, problemsOf } from './problems';

const errors = {
  name: { type: 'required', message: '请输入名称', ref: { name: 'name' } },
  skus: [undefined, { price: { type: 'money', message: '价格格式不正确' } }],
  tags: { root: { type: 'min', message: '请选择标签' } },
};
const problems = problemsOf(errors);

test('F1: nested errors become a flat list in the order of the fields', () => {
  expect(problems).toEqual([
    { field: 'name', message: '请输入名称' },
    { field: 'skus.1.price', message: '价格格式不正确' },
    { field: 'tags', message: '请选择标签' },
  ]);
});

test('a section counts what lies in its fields and below them', () => {
  expect(problemsIn(problems, ['name', 'skus'])).toBe(2);
  expect(problemsIn(problems, ['sku'])).toBe(0);
});

test('paths are read, written and named', () => {
  expect(dotted('skus[0].price')).toBe('skus.0.price');
  expect(labelKey('skus.0.price')).toBe('skus.price');
  expect(isUnder('skus.0', 'skus')).toBe(true);
  expect(isUnder('skusOld', 'skus')).toBe(false);
  expect(valueAt({ skus: [{ price: 5 }] }, 'skus.0.price')).toBe(5);
  expect(valueAt({}, 'a.b')).toBeUndefined();
  const before = { skus: [{ price: 5 }, { price: 6 }] };
  expect(withValueAt(before, 'skus.1.price', 7)).toEqual({ skus: [{ price: 5 }, { price: 7 }] });
  expect(before.skus[1]?.price).toBe(6);
});
