import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { MEMBERS } from '../member/members';
import { ready } from './list-page';

/** The lists, and the columns a person must see on a window of 1440 px without moving anything. */
const lists: Readonly<Record<string, readonly string[]>> = {
  [MEMBERS]: ['nickname', 'mobile', 'levelName', 'points', 'balance', 'payTotal', 'status', 'registerTime'].map(
    (key) => `member.fields.${key}`,
  ),
  '/member/pointRecord': ['no', 'member', 'bizType', 'delta', 'after', 'createTime'].map((key) => `ledger.fields.${key}`),
  '/member/balanceRecord': ['no', 'member', 'bizType', 'delta', 'after', 'createTime'].map((key) => `ledger.fields.${key}`),
  '/member/memberLevel': ['memberLevel.fields.name', 'memberLevel.fields.memberCount', 'memberLevel.fields.status'],
  '/member/distributorList': [
    'distributor.columns.member',
    ...['levelName', 'commissionTotal', 'commissionAvailable', 'status', 'joinTime'].map((key) => `distributor.fields.${key}`),
  ],
  '/member/distributor': ['distributorLevel.fields.name', 'distributorLevel.fields.distributorCount', 'distributorLevel.fields.status'],
  '/member/applyDistributorList': ['applicant', 'realName', 'mobile', 'createTime', 'status'].map(
    (key) => `distributorApply.fields.${key}`,
  ),
  '/system/systemRolesList': ['name', 'permissions', 'userCount', 'status', 'createTime'].map((key) => `role.fields.${key}`),
  '/system/systemUserList': ['username', 'roleIds', 'lastLoginTime', 'status', 'createTime'].map((key) => `administrator.fields.${key}`),
};

/** Names of the columns that reach under the actions or beyond the frame. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: /^(数据列表|Rows)$/ }).evaluate((frame) => {
    const cells = [...frame.querySelectorAll('thead th')];
    const actions = cells.find((cell) => cell.classList.contains('seam-end'));
    const edge = Math.min(frame.getBoundingClientRect().right, actions?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY);
    return cells
      .filter((cell) => cell !== actions && cell.getBoundingClientRect().right > edge + 1)
      .map((cell) => cell.textContent?.trim() ?? '');
  });

/** Figures, times, states and actions that do not fit their cell: those are never cut. */
const cut = (page: Page): Promise<string[]> =>
  page.locator('tbody td').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.matches('.end, .seam-end') || cell.querySelector('time, [data-kind]') !== null)
      .filter((cell) => cell.scrollWidth > cell.clientWidth)
      .map((cell) => `${cell.textContent} (${cell.scrollWidth} > ${cell.clientWidth})`),
  );

/** Heads that do not fit: Chinese ones are short enough for every column. */
const cutHeads = (page: Page): Promise<string[]> =>
  page
    .locator('thead th:not(.check)')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth)
        .map((cell) => `${cell.textContent} (${cell.scrollWidth} > ${cell.clientWidth})`),
    );

for (const [path, columns] of Object.entries(lists))
  test(`at 1440 px with the sidebar open, ${path} shows what matters beside its actions, in both languages`, async ({
    page,
    signIn,
    world,
  }) => {
    await signIn('admin', { at: path });
    await ready(page);
    const hidden = await outOfSight(page);
    expect(columns.map((key) => word(key)).filter((name) => hidden.includes(name))).toEqual([]);
    await expect(page.getByRole('columnheader', { name: word('common.actions'), exact: true })).toBeInViewport();
    expect(await cut(page)).toEqual([]);
    expect(await cutHeads(page)).toEqual([]);

    await page.context().addCookies([{ name: 'language', value: 'en', url: world.origin }]);
    await page.reload();
    await expect(page.locator('tbody tr[data-id]').first()).toBeVisible();
    const inEnglish = await outOfSight(page);
    expect(columns.map((key) => word(key, 'en')).filter((name) => inEnglish.includes(name))).toEqual([]);
    expect(await cut(page)).toEqual([]);
  });

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const path of Object.keys(lists))
    test(`S21: ${path} is a list of cards that never moves the page sideways`, async ({ page, signIn, world }) => {
      await page.context().addCookies([{ name: 'language', value: 'en', url: world.origin }]);
      await signIn('admin', { at: path });
      const cards = page.getByRole('list', { name: word('list.tableRegion', 'en') }).getByRole('listitem');
      await expect(cards.first()).toBeVisible();
      await expect(page.getByRole('table')).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
});

test('L3: levels wear signs of their own, not the faces of people', async ({ page, signIn }) => {
  await signIn('admin', { at: '/member/memberLevel' });
  await ready(page);
  const shown = () => page.locator('tbody img').evaluateAll((all) => all.map((img) => new URL((img as HTMLImageElement).src).pathname));
  await expect.poll(shown).toEqual([1, 2, 3, 4].map((n) => `/media/demo/level-${n}.png`));
  await page.goto('/member/distributor');
  await ready(page);
  await expect.poll(async () => (await shown()).every((path) => /^\/media\/demo\/rank-\d\.png$/.test(path))).toBe(true);
});
