import type { Page } from '@playwright/test';
import { leaves } from '@/lib/navigation/derive';
import { routeTable } from '@/lib/navigation/table';
import { expect, test, word } from '../fixtures';

/** Where the people's own data stands: rows of tables and what is typed or chosen in forms. */
const DATA = 'tbody, [data-value], input, textarea, .MuiAvatar-root';

/** The language switch names the language it leads to in that language. */
const SWITCH = 'title: 简体中文';

/** Chinese texts in sight that are no data, each once. */
const chineseTexts = async (page: Page): Promise<string[]> =>
  page
    .evaluate((own) => {
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const holder = node.parentElement;
        if (!/\p{Script=Han}/u.test(text) || !holder || holder.closest(`script, style, ${own}`)) continue;
        if (holder.checkVisibility({ visibilityProperty: true })) found.add(text);
      }
      for (const named of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
        if (named.closest(own.replace(', input, textarea', ''))) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          const text = named.getAttribute(name) ?? '';
          if (/\p{Script=Han}/u.test(text)) found.add(`${name}: ${text}`);
        }
      }
      return [...found];
    }, DATA)
    .then((found) => found.filter((text) => text !== SWITCH));

test.beforeEach(async ({ page, world }) => {
  await page.context().addCookies([{ name: 'language', value: 'en', url: world.origin }]);
});

test('A28: no screen shows a Chinese text in English but people’s own data', async ({ page, signIn }) => {
  test.setTimeout(300_000);
  await signIn('admin');
  const left: string[] = [];
  for (const { path, titleKey } of leaves(routeTable)) {
    const address = path.replace(/:\w+/g, '1');
    await page.goto(address);
    await expect(page, address).toHaveTitle(new RegExp(`^${word(titleKey, 'en')}`));
    await page.waitForLoadState('networkidle');
    left.push(...(await chineseTexts(page)).map((text) => `${address}: ${text}`));
  }
  expect(left).toEqual([]);
});

const forms = [
  ['/member/memberList', 'member.add', 'Please enter'],
  ['/member/memberLevel', 'memberLevel.add', 'Please'],
  ['/member/distributor', 'distributorLevel.add', 'Please'],
  ['/system/systemRolesList', 'role.add', 'Please'],
  ['/system/systemUserList', 'administrator.add', 'Please'],
] as const;

for (const [path, opener, refusal] of forms)
  test(`A28: the form of ${path} and what it refuses are in English`, async ({ page, signIn }) => {
    await signIn('admin', { at: path });
    await page.getByRole('button', { name: word(opener, 'en'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: word('form.save', 'en'), exact: true }).click();
    await expect(dialog.getByText(new RegExp(`^${refusal}`)).first()).toBeVisible();
    expect(await chineseTexts(page)).toEqual([]);
  });

test('A28: what the server refuses is told in English', async ({ page, signIn }) => {
  await signIn('admin', { at: '/member/memberLevel' });
  const first = page.locator('tbody tr[data-id]').first();
  await first.getByRole('button', { name: word('common.delete', 'en'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: word('feedback.ok', 'en'), exact: true })
    .click();
  await expect(page.getByText(word('errors.60114', 'en'))).toBeVisible();
  expect(await chineseTexts(page)).toEqual([]);
});
