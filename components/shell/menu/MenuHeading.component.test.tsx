import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clippedDescenders } from '@/components/testing/clipped-descenders';
import { draw } from '@/components/testing/draw';
import { MenuHeading } from './sidebar-styles';

// Links and headings share one style.
test.each([0, 1, 2])('descenders in an entry are whole, depth %i', async (depth) => {
  await draw(
    <MenuHeading data-depth={depth}>
      <span className="label">Earnings</span>
    </MenuHeading>,
  );
  const entry = page.getByRole('button', { name: 'Earnings' });
  await expect.element(entry).toBeVisible();
  expect(clippedDescenders(entry.element())).toEqual([]);
});
