import { expect, test } from 'vitest';
import { DRAFT, goodsDraft, goodsForm } from './draft';

test('a form keeps the version it began with; the call of new goods knows none', () => {
  const draft = { kind: 2, submit: DRAFT, name: '草稿', categoryId: 1, version: 7 };
  expect(goodsForm.parse(draft)).toMatchObject({ name: '草稿', version: 7 });
  expect(goodsDraft.parse(draft)).not.toHaveProperty('version');
});
