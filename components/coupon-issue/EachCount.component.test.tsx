import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { EachCount } from './EachCount';

test.each([
  ['3', 3],
  ['３', 3],
  ['0', null],
  ['11', null],
  ['x', null],
])('%s coupons each are read as %s', async (typed, count) => {
  const change = vi.fn();
  await draw(<EachCount onChange={change} />, { namespaces: ['couponIssue', 'validation'] });
  await page.getByRole('textbox').fill(typed);
  expect(change).toHaveBeenLastCalledWith(count);
});
