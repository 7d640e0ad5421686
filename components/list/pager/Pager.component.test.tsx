import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { ListPaging } from '@/lib/list/resource-list';
import { Pager } from './Pager';

const shown = vi.fn();
function Paged() {
  const [currPage, setPage] = useState(2);
  const show = (next: number) => {
    shown(next);
    setPage(next);
  };
  const paging = { currPage, pageSize: 10, total: 30, waiting: false, show, prefetch: () => undefined, resize: () => undefined };
  return <Pager paging={paging as unknown as ListPaging} />;
}

test.each([
  ['下一页', 3, '上一页'],
  ['上一页', 1, '下一页'],
])('%s keeps the focus at the end, where it takes no press', async (name, end, other) => {
  shown.mockClear();
  await draw(<Paged />);
  const button = page.getByRole('button', { name, exact: true });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveFocus();
  expect(getComputedStyle(button.element()).cursor).toBe('not-allowed');
  await userEvent.keyboard('{Enter}');
  expect(shown.mock.calls).toEqual([[end]]);
  await expect.element(page.getByRole('button', { name: other, exact: true })).toBeEnabled();
});
