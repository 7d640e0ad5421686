import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { MEMBERS } from '../member/members';
import { listening } from '../shell/open-pages';
import { namedMembers, ready, rowIds } from './list-page';

const LIST = '/api/v1/admin/member/list';
const pageButton = (page: Page, n: number) => page.getByRole('button', { name: word('page.page').replace('{n}', String(n)), exact: true });
const pager = (page: Page) => page.getByRole('navigation', { name: word('page.label') });
const sizes = (page: Page) => pager(page).getByRole('combobox', { name: word('page.sizeLabel') });
const jumper = (page: Page) => pager(page).getByRole('textbox', { name: word('page.jumpLabel') });
const frame = (page: Page) => page.getByRole('region', { name: word('list.tableRegion') });

test('the pager: total, sizes, previous, pages, next and jumper in that order; 20 rows unless asked', async ({ page, signIn, world }) => {
  const { address } = await namedMembers(world, '分页', 45);
  await signIn('admin', { at: `${MEMBERS}${address}` });
  await ready(page);
  const parts = [
    pager(page).locator('.total'),
    sizes(page),
    pager(page).getByRole('button', { name: word('page.prev'), exact: true }),
    pageButton(page, 1),
    pageButton(page, 3),
    pager(page).getByRole('button', { name: word('page.next'), exact: true }),
    jumper(page),
  ];
  const places = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.x ?? Number.NaN));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await expect(sizes(page)).toHaveValue('20');
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(20);
  expect(await sizes(page).locator('option').allTextContents()).toEqual(
    [10, 20, 30, 50].map((n) => word('page.size').replace('{n}', `${n}`)),
  );

  await jumper(page).fill('99');
  await jumper(page).press('Enter');
  await expect(pageButton(page, 3)).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(5);
  await expect(jumper(page)).toHaveValue('3');
  await jumper(page).fill('zwei');
  await jumper(page).press('Enter');
  await expect(jumper(page)).toHaveValue('3');
  // With larger pages the third is past the end: the last one is shown.
  await sizes(page).selectOption('30');
  await expect(pageButton(page, 2)).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('tbody tr[data-id]')).toHaveCount(15);
  await page.goBack();
  await expect(sizes(page)).toHaveValue('20');
  await expect(pageButton(page, 3)).toHaveAttribute('aria-current', 'page');
});

/** Notes where the frame stands at each drawn picture, from now until it is at its top, and how long that is after the press. */
async function watchWayUp(page: Page): Promise<() => Promise<{ took: number; places: number[] }>> {
  await frame(page).evaluate((element) => {
    const places: number[] = [];
    let pressed = 0;
    const press = ({ timeStamp }: Event) => {
      pressed = timeStamp;
    };
    document.addEventListener('click', press, { capture: true, once: true });
    const way = new Promise((resolve) => {
      const look = (now: number) => {
        places.push(element.scrollTop);
        if (element.scrollTop === 0) resolve({ took: now - pressed, places });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    Object.assign(window, { wayUp: way });
  });
  return () => page.evaluate('window.wayUp') as Promise<{ took: number; places: number[] }>;
}

const scrollDown = (page: Page): Promise<number> =>
  frame(page).evaluate((element) => {
    element.scrollTop = element.scrollHeight;
    return element.scrollTop;
  });

test('after paging the list goes back to its top in 800 ms, also to a page with fewer rows; at once for those who prefer less motion', async ({
  page,
  signIn,
  world,
}) => {
  const { address } = await namedMembers(world, '卷动', 85);
  await signIn('admin', { at: `${MEMBERS}${address}&pageSize=50` });
  await ready(page);
  expect(await scrollDown(page)).toBeGreaterThan(200);
  const arrived = await watchWayUp(page);
  await pageButton(page, 2).click();
  const { took, places } = await arrived();
  // Never sooner, however slow or fast the machine is; how much later depends on it.
  expect(took).toBeGreaterThan(750);
  expect(places).toEqual([...places].sort((a, b) => b - a));
  // The head is counted as a row; of so many those in sight are drawn.
  await expect(frame(page).getByRole('table')).toHaveAttribute('aria-rowcount', '36');
  await expect.poll(() => frame(page).evaluate((element) => element.scrollTop)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollDown(page);
  const still = await watchWayUp(page);
  await pageButton(page, 1).click();
  const atOnce = await still();
  expect(new Set(atOnce.places).size, JSON.stringify(atOnce.places)).toBeLessThanOrEqual(2);
});

test('L10: the next page is fetched when the pointer comes near, and shown without another call', async ({ page, signIn, world }) => {
  const { address } = await namedMembers(world, '预取', 25);
  await signIn('admin', { at: `${MEMBERS}${address}&pageSize=10` });
  await ready(page);
  const first = await rowIds(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === LIST) calls.push(url.searchParams.get('currPage') ?? '1');
  });
  const next = pager(page).getByRole('button', { name: word('page.next'), exact: true });
  await listening(next);
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === LIST);
  await next.hover();
  await (await answered).finished();
  expect(calls).toEqual(['2']);
  await next.click();
  await expect.poll(() => rowIds(page)).not.toEqual(first);
  await expect(pageButton(page, 2)).toHaveAttribute('aria-current', 'page');
  expect(calls.filter((asked) => asked === '2')).toEqual(['2']);
});
