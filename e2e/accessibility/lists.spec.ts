import type { Locator, Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { act } from '../row-action';
import { listening } from '../shell/open-pages';
import { graveFaults } from './grave';

/** One thing over a page: how it is opened. */
type Open = (page: Page) => Promise<void>;

const press =
  (key: string): Open =>
  (page) =>
    page
      .getByRole('button', { name: word(key), exact: true })
      .filter({ visible: true })
      .first()
      .click();
const onRow =
  (key: string, which = 0): Open =>
  (page) =>
    act(page, rows(page).nth(which), word(key));
const inDrawer =
  (opens: Open, tab: string): Open =>
  async (page) => {
    await opens(page);
    await page
      .getByRole('dialog')
      .getByRole('tab', { name: word(tab), exact: true })
      .click();
  };
const chosen: Open = (page) => rows(page).first().getByRole('checkbox').click();
const menu =
  (name: string): Open =>
  async (page) => {
    await press(name)(page);
    await expect(page.getByRole('menu')).toBeVisible();
  };

/** The rows of a table, or the cards that stand for them on a phone. */
const rows = (page: Page): Locator =>
  page.locator('tbody tr[data-id]').or(page.getByRole('list', { name: word('list.tableRegion') }).getByRole('listitem'));

const member = onRow('common.details');
// A masked number is shown by a button of the same name: the row's own actions say whether they are dangerous.
const application: Open = (page) => rows(page).first().locator('button[data-danger]').first().click();
const distributor = onRow('distributor.actions.members');
const TABLE_ONLY = [press('list.columns.button'), press('list.views.button')];

/** Every screen of members and of system administration, with what opens over it. */
const screens: Readonly<Record<string, readonly Open[]>> = {
  '/member/memberList': [
    press('member.add'),
    menu('list.export.button'),
    member,
    ...['points', 'balance', 'addresses', 'referred', 'levels'].map((tab) => inDrawer(member, `member.tabs.${tab}`)),
    onRow('common.edit'),
    ...['points', 'balance', 'level', 'parent', 'disable', 'password'].map((name) => onRow(`member.actions.${name}`)),
    chosen,
  ],
  '/member/pointRecord': [onRow('ledger.remark'), chosen],
  '/member/balanceRecord': [onRow('ledger.remark')],
  '/member/memberLevel': [press('memberLevel.add'), onRow('common.edit'), onRow('common.delete', 1)],
  '/member/distributorList': [
    press('distributor.add'),
    distributor,
    ...['distributor.tabs.profile', 'distributor.actions.orders', 'distributor.actions.commissions'].map((tab) =>
      inDrawer(distributor, tab),
    ),
    ...['level', 'parent', 'qrcode', 'freeze', 'retire'].map((name) => onRow(`distributor.actions.${name}`)),
    chosen,
  ],
  '/member/distributor': [press('distributorLevel.add'), onRow('common.edit')],
  '/member/applyDistributorList?tab=0': [application, onRow('distributorApply.approve'), onRow('distributorApply.reject'), chosen],
  '/system/systemRolesList': [press('role.add'), onRow('common.edit', 2), onRow('common.copy'), chosen],
  '/system/systemUserList': [
    press('administrator.add'),
    onRow('common.edit', 1),
    onRow('administrator.resetPassword', 1),
    onRow('administrator.kick', 1),
    chosen,
  ],
};

/** Shuts whatever lies over the page, and lets go of what was chosen. */
async function closeAll(page: Page): Promise<void> {
  const over = page.locator('[role="dialog"]:visible, [role="alertdialog"]:visible, [role="menu"]:visible');
  await expect(async () => {
    if ((await over.count()) > 0) await page.keyboard.press('Escape');
    await expect(over).toHaveCount(0, { timeout: 1_500 });
  }).toPass();
  const release = page.getByRole('button', { name: word('list.clearSelection'), exact: true });
  if ((await release.count()) > 0) await release.click();
}

async function open(page: Page, opens: Open): Promise<void> {
  await opens(page);
  await expect(page.locator('.MuiSkeleton-root:visible, [aria-busy="true"]:visible')).toHaveCount(0);
}

for (const colourMode of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test.describe(`in ${colourMode} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
      // What opens over a screen has the same colours at both widths and the same shape in both schemes: two of the four are enough for it.
      const whole = (colourMode === 'light') === width > 600;
      for (const [path, over] of Object.entries(screens))
        test(`S20: ${path} and everything that opens over it have no grave fault`, async ({ page, signIn, world }) => {
          test.setTimeout(360_000);
          const settings = encodeURIComponent(JSON.stringify({ colourMode }));
          await page.context().addCookies([{ name: 'settings', value: settings, url: world.origin }]);
          await page.addInitScript((text) => localStorage.setItem('settings', text), JSON.stringify({ colourMode }));
          await signIn('admin', { at: path });
          await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colourMode);
          // On a phone the server's table is there first, and gives way to cards.
          if (width < 600) await expect(page.locator('tbody tr[data-id]')).toHaveCount(0);
          await expect(rows(page).first()).toBeVisible();
          await listening(rows(page).first().getByRole('button').first());
          expect.soft(await graveFaults(page), path).toEqual([]);
          for (const [index, opens] of (whole ? [...over, ...(width > 600 ? TABLE_ONLY : [])] : []).entries()) {
            await open(page, opens);
            expect.soft(await graveFaults(page), `${path}, number ${index} of what opens over it`).toEqual([]);
            await closeAll(page);
          }
        });
    });
