import { expect, test } from 'vitest';
import { holdsRole } from './role-check';

test('domain D2: any role of the list is enough, by its name', () => {
  expect(holdsRole(['admin'], ['admin', 'editor'])).toBe(true);
  expect(holdsRole(['editor'], ['admin', 'editor'])).toBe(true);
  expect(holdsRole(['admin_P1'], ['admin', 'editor'])).toBe(false);
  expect(holdsRole([], ['admin', 'editor'])).toBe(false);
  expect(holdsRole(['admin'], [])).toBe(false);
});
