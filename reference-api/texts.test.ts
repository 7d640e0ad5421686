import { expect, test } from 'vitest';
import { loadTexts } from './texts';

const { label } = loadTexts();

test.each([
  ['returnAddress.name', '收货人'],
  ['returnAddress.mobile', '联系电话'],
  ['name', '商品名称'],
])('the field %s of goods is called %s, not as its namesake outside its group', (field, words) =>
  expect(label('zh-CN', 'goods.fields', field)).toBe(words),
);
