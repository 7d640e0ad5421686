import { expect, test } from 'vitest';
import { blank, draftOf, mealForm } from './meal-values';

test('the version a plan was read with outlives the check of its form, and is no part of what a new one is made of', () => {
  const checked = mealForm.parse({ ...blank, name: '年付', levelId: 1, version: 3 });
  expect(checked.version).toBe(3);
  expect(draftOf(checked)).not.toHaveProperty('version');
});
