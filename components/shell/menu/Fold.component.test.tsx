import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { Fold } from './sidebar-styles';

test('an entry that gets the focus before its section has unfolded stands where it will stand', async () => {
  await draw(
    <Fold data-open={false}>
      <ul>
        <li>Roles</li>
        <li>
          <a href="#administrators">Administrators</a>
        </li>
      </ul>
    </Fold>,
  );
  const entry = page.getByRole('link', { name: 'Administrators' });
  const list = page.getByRole('list').element();
  expect(list.clientHeight).toBe(0);
  // Scrolled into sight, it would slide away under the pointer as its section unfolds, and the press would hit another.
  (entry.element() as HTMLElement).focus();
  await expect.element(entry).toHaveFocus();
  expect(list.scrollTop).toBe(0);
});
