import { expect, test } from 'vitest';
import { blank, draftOf, mealForm } from './meal-values';

test('the version a plan was read with outlives the check of its form, and is no part of what a new one is made of', () => {
  const checked = mealForm.parse({ ...blank, name: '年付', levelId: 1, version: 3 });
  expect(checked.version).toBe(3);
  expect(draftOf(checked)).not.toHaveProperty('version');
});

test('for ever has no number: one that was cleared or is wrong stops no save', () => {
  const plan = { ...blank, name: '永久版', levelId: 1, durationUnit: 9 };
  for (const durationNum of [null, 0, 5000]) expect(draftOf(mealForm.parse({ ...plan, durationNum }))).toMatchObject({ durationNum: 1 });
});
