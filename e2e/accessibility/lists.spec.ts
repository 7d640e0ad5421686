import type { Locator, Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { act } from '../row-action';
import { listening } from '../shell/open-pages';
import { faultsInBothSchemes, graveFaults, leftWith } from './grave';

// Each screen is a test of its own; workers share them out.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** One thing over a page: how it is opened. */
type Open = (page: Page) => Promise<void>;

/** What is opened on a page and shut again, or a drawer and then its tabs, one after the other. */
type Over = Open | readonly Open[];

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
  async (page) => {
    await act(page, rows(page).nth(which), word(key));
    // A menu on its way out, unseen by roles already, is not what was opened: that may still be coming.
    await expect(page.locator('[role="menu"]').filter({ visible: true })).toHaveCount(0);
  };
const tabOf =
  (name: string): Open =>
  (page) =>
    page
      .getByRole('dialog')
      .getByRole('tab', { name: word(name), exact: true })
      .click();
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
/** Screens with what opens over them; the parts that every list has (columns, views, export) once. */
const screens: readonly [path: string, over: readonly Over[]][] = [
  [
    '/member/memberList',
    [
      press('member.add'),
      press('list.columns.button'),
      press('list.views.button'),
      menu('list.export.button'),
      [member, ...['points', 'balance', 'addresses', 'referred', 'levels'].map((tab) => tabOf(`member.tabs.${tab}`))],
    ],
  ],
  [
    '/member/memberList',
    [
      onRow('common.edit'),
      ...['points', 'balance', 'level', 'parent', 'disable', 'password'].map((name) => onRow(`member.actions.${name}`)),
      chosen,
    ],
  ],
  ['/member/pointRecord', [onRow('ledger.remark'), chosen]],
  ['/member/balanceRecord', [onRow('ledger.remark')]],
  ['/member/memberLevel', [press('memberLevel.add'), onRow('common.edit'), onRow('common.delete', 1)]],
  [
    '/member/distributorList',
    [
      press('distributor.add'),
      [distributor, ...['distributor.tabs.profile', 'distributor.actions.orders', 'distributor.actions.commissions'].map(tabOf)],
      ...['level', 'parent', 'qrcode', 'freeze', 'retire'].map((name) => onRow(`distributor.actions.${name}`)),
      chosen,
    ],
  ],
  ['/member/distributor', [press('distributorLevel.add'), onRow('common.edit')]],
  [
    '/member/applyDistributorList?tab=0',
    [application, onRow('distributorApply.actions.approve'), onRow('distributorApply.actions.reject'), chosen],
  ],
  ['/system/systemRolesList', [press('role.add'), onRow('common.edit', 2), onRow('common.copy'), chosen]],
  [
    '/system/systemUserList',
    [
      press('administrator.add'),
      onRow('common.edit', 1),
      onRow('administrator.actions.resetPassword', 1),
      onRow('administrator.actions.kick', 1),
      chosen,
    ],
  ],
];

/** What lies over a page, or stands below it as long as rows are chosen. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const CHOSEN = `[role="region"][aria-label="${word('list.bulkActions')}"]`;

/** Shuts whatever lies over the page, and lets go of what was chosen. */
async function closeAll(page: Page): Promise<void> {
  const over = page.locator(OVER).filter({ visible: true });
  await expect(async () => {
    if ((await over.count()) > 0) await page.keyboard.press('Escape');
    await expect(over).toHaveCount(0, { timeout: 1_500 });
  }).toPass();
  const release = page.getByRole('button', { name: word('list.clearSelection'), exact: true });
  if ((await release.count()) > 0) await release.click();
}

/** Opens a screen at a width, with its rows or cards there: few of them, as what lies over them is looked at. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}pageSize=10`);
  // On a phone the server's table is there first, and gives way to cards.
  if ((page.viewportSize()?.width ?? 0) < 600) await expect(page.locator('tbody tr[data-id]')).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
  await listening(rows(page).first().getByRole('button').first());
}

/** Opens one thing after the other and looks at each, in both schemes; the page behind was looked at before. */
async function lookAtEach(page: Page, over: readonly Over[], look: (within: string | undefined) => Promise<string[]>): Promise<void> {
  let looks = 0;
  for (const each of over) {
    for (const opens of typeof each === 'function' ? [each] : each) {
      await opens(page);
      const opened = opens === chosen ? CHOSEN : OVER;
      await expect(page.locator(opened).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('.MuiSkeleton-root:visible, [data-waiting]:visible, [aria-busy="true"]:visible')).toHaveCount(0);
      // With the first of them the whole page: what lies behind must be out of reach.
      const within = looks === 0 ? undefined : opened;
      looks += 1;
      expect.soft(await look(within), `number ${looks} of what opens over ${page.url()}`).toEqual([]);
    }
    await closeAll(page);
  }
}

for (const [index, [path, over]] of screens.entries())
  test(`S20: nothing that opens over ${path} (${index + 1}) has a grave fault, in light or in dark`, async ({ page, signIn, world }) => {
    await leftWith(page, world.origin, { colourMode: 'light' });
    await signIn('admin', { at: false });
    await visit(page, path);
    await lookAtEach(page, over, (within) => faultsInBothSchemes(page, { within }));
  });

/** On a phone a list is cards, and what opens over it fills the window: the same parts on every screen, looked at on these. */
const ON_A_PHONE: Readonly<Record<string, readonly Over[]>> = {
  '/member/memberList': [
    press('member.add'),
    menu('list.export.button'),
    [member, ...['points', 'addresses'].map((tab) => tabOf(`member.tabs.${tab}`))],
    ...['points', 'level', 'parent', 'disable', 'password'].map((name) => onRow(`member.actions.${name}`)),
    chosen,
  ],
  '/member/distributorList': [distributor, onRow('distributor.actions.qrcode')],
  '/member/applyDistributorList?tab=0': [application],
  '/system/systemRolesList': [press('role.add')],
};

for (const [path, over] of Object.entries(ON_A_PHONE))
  test(`S20: at 390 px ${path} and what opens over it have no grave fault`, async ({ page, signIn, world }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await leftWith(page, world.origin, { colourMode: 'light' });
    await signIn('admin', { at: false });
    await visit(page, path);
    expect.soft(await faultsInBothSchemes(page), path).toEqual([]);
    await lookAtEach(page, over, (within) => graveFaults(page, { within }));
  });
