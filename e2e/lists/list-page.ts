import { expect, type Locator, type Page } from '@playwright/test';
import { rowOf } from '../page-parts';
import { listening } from '../shell/open-pages';
import type { TestStack } from '../stack/test-stack';
import { word } from '../words';

/** What the pager says about so many rows. */
export const total = (n: number): string => word('page.total').replace('{n}', n.toLocaleString('en-US'));

/** Waits until the rows of a list are there and its controls listen. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('tbody tr[data-id]').first()).toBeVisible();
  await listening(page.getByRole('button', { name: word('list.search'), exact: true }));
}

/** The heads of the columns, from left to right. */
export const heads = (page: Page): Promise<string[]> =>
  page.locator('thead th:not(.check)').evaluateAll((cells) => cells.map((cell) => cell.textContent?.trim() ?? ''));

/** The ids of the rows on display, from top to bottom. */
export const rowIds = (page: Page): Promise<number[]> =>
  page.locator('tbody tr[data-id]').evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-id'))));

/** The box of a row. */
export const boxOf = (page: Page, id: number): Locator => rowOf(page, id).getByRole('checkbox');

/** What can be done with the chosen rows. */
export const bulkBar = (page: Page): Locator => page.getByRole('region', { name: word('list.bulkActions') });

export const chosen = (n: number): string => word('list.selected').replace('{n}', String(n));

/** Chooses a value of a filter. */
export async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** New members of one name, so that the list can be narrowed to them and nobody else's are used up. */
export async function namedMembers({ sql }: TestStack, prefix: string, count: number): Promise<{ ids: number[]; address: string }> {
  const made = await sql<{ id: number }>(
    `insert into member (nickname, mobile, level_id, points, register_time)
     select $1 || n, '17' || lpad((last.id + n)::text, 9, '0'), 1, n * 7 % 11, timestamptz '2018-01-01' + n * interval '1 hour'
     from generate_series(1, $2) n, (select max(id) id from member) last returning id`,
    [prefix, count],
  );
  return { ids: made.map(({ id }) => id), address: `?keyword=${encodeURIComponent(prefix)}` };
}
