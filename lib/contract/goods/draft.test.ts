import { expect, test } from 'vitest';
import { DRAFT, goodsDraft, goodsForm, goodsFormWithoutCommission } from './draft';

test('a form keeps the version it began with; the call of new goods knows none', () => {
  const draft = { kind: 2, submit: DRAFT, name: '草稿', categoryId: 1, version: 7 };
  expect(goodsForm.parse(draft)).toMatchObject({ name: '草稿', version: 7 });
  expect(goodsDraft.parse(draft)).not.toHaveProperty('version');
});

const submission = {
  ...{ kind: 1, name: '视频会员', categoryId: 1, cover: '/a.png', images: ['/a.png'], detailHtml: '<p>详情</p>' },
  skus: [{ values: [], price: 1_000, stock: 5 }],
};
const wrongFields = (draft: object) => goodsDraft.safeParse(draft).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a fixed commission is whole 分, a percentage has two decimals', () => {
  const values = { firstValue: 5.5, secondValue: 2.25 };
  expect(wrongFields({ ...submission, commissionType: 1, ...values })).toEqual([]);
  expect(wrongFields({ ...submission, commissionType: 2, ...values })).toEqual(['firstValue', 'secondValue']);
  expect(wrongFields({ ...submission, commissionType: 2, firstValue: 50, secondValue: 20 })).toEqual([]);
});

test('a form that shows no commission asks nothing of the one the goods have', () => {
  const above = { ...submission, commissionType: 2, firstValue: 900, secondValue: 100 };
  expect(goodsForm.safeParse(above).error?.issues.map(({ path }) => path.join('.'))).toEqual(['secondValue']);
  expect(goodsFormWithoutCommission.safeParse(above).success).toBe(true);
});

test.each([Number.NaN, null, undefined])('a draft whose price is still %j has none', (price) => {
  const draft = { kind: 1, submit: DRAFT, name: '草稿', categoryId: 1, skus: [{ price }] };
  expect(goodsForm.parse(draft)).toMatchObject({ skus: [{ price: 0 }] });
});

test.each(['price', 'marketPrice', 'costPrice', 'stock', 'weightKg', 'durationNum'])('a text is no %s of a draft', (field) => {
  expect(wrongFields({ kind: 4, submit: DRAFT, name: '草稿', categoryId: 1, skus: [{ [field]: '1,5' }] })).toEqual([`skus.0.${field}`]);
});
