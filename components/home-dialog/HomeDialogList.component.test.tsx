import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { homeDialog } from '@/lib/contract/home-dialog';
import { HomeDialogList } from './HomeDialogList';

const before = location.href;
afterEach(() => history.replaceState(null, '', before));

test.each([
  ['startTime', '投放时间', '投放时间'],
  ['exposureCount', '曝光', '曝光/点击'],
  ['clickCount', '点击', '曝光/点击'],
])('the list is sorted by %s in the column that shows it', async (sortField, name, header) => {
  await page.viewport(1440, 900);
  history.replaceState(null, '', `${location.pathname}?sortField=${sortField}&sortOrder=asc`);
  const calls = answerCalls(homeDialog.list, () => ({ rows: [], total: 0, tabs: {} }));
  await draw(<HomeDialogList />, { namespaces: ['homeDialog', 'enums', 'route'], viewer: { permissions: ['admin_P5'] } });
  const head = page.getByRole('columnheader', { name: header });
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  expect(calls.map(({ query }) => query.get('sortField'))).toEqual([sortField]);
  await expect.element(head.getByRole('button', { name })).toHaveAttribute('data-on', 'true');
});
