import type { Page } from '@playwright/test';
import { alive } from '../alive';
import { expect, HOME_PATH, LOGIN_PATH, test, word } from '../fixtures';
import { heldBack } from '../held-back';
import { PASSWORD } from '../stack/api-caller';
import { listening, shownPanel, tool } from './open-pages';

const CODE = '**/_next/static/chunks/**';

/** The words the server put beside a screen: a block that the browser drew itself would be empty, and null is none at all. */
const inlineMessages = (page: Page, path: string) =>
  page.evaluate((name) => document.querySelector(`[role="tabpanel"] script[data-words="${name}"]`)?.textContent ?? null, `zh-CN ${path}`);

test('a menu whose code cannot be fetched says so, closes, and opens at a later press', async ({ page, signIn }) => {
  await signIn('admin');
  const size = page.getByRole('button', { name: word('screen.size') });
  await expect(page.getByText(word('dashboard.todayOrders'))).toBeVisible();
  // house-rules: waiting: whatever the page fetches by itself is there before fetching fails; that nothing more comes is told by stillness alone.
  await page.reload({ waitUntil: 'networkidle' });
  await listening(size);
  await page.route(CODE, (route) => route.abort());
  await size.click();
  await expect(page.getByRole('alert').getByText(word('request.unexpected'))).toBeVisible();
  await expect(size).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(CODE);
  await size.click();
  await expect(page.getByRole('menuitem', { name: word('size.mini'), exact: true })).toBeVisible();
});

test('a page whose scripts are lost on the way says that it cannot answer, and is loaded again', async ({ page, signIn }) => {
  await signIn('admin', { at: false });
  const says = page.getByRole('alert').getByText(word('app.incomplete'));
  await page.route(CODE, (route) => route.abort());
  await page.goto('/member/memberList', { waitUntil: 'load' });
  await expect(says).toBeVisible();
  await page.unroute(CODE);
  await page.getByRole('button', { name: word('app.loadAgain') }).click();
  await expect(says).toBeHidden();
  await listening(shownPanel(page).getByRole('row').nth(1));
});

test('the last button pressed before the page answers is pressed once it does, and only once', async ({ page, signIn }) => {
  await signIn('admin', { at: false });
  const arrive = await heldBack(page, CODE);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.getByRole('button', { name: word('screen.size') }).click();
  await page.getByRole('button', { name: word('shell.scheme') }).click();
  arrive();
  // Twice would be light again.
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await listening(shownPanel(page).getByRole('link', { name: new RegExp(`^${word('dashboard.todos.unshipped')}`) }));
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
});

test('a button of a screen whose code is still on its way, pressed in a frame that answers, is pressed once the screen does', async ({
  page,
  signIn,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => request.url().includes('/_next/static/chunks/') && scripts.add(request.url()));
  await signIn('admin', { at: '/dashboard' });
  const ofOthers = new Set(scripts);
  await page.goto('/member/memberLevel');
  const arrive = await heldBack(page, (url) => scripts.has(url.href) && !ofOthers.has(url.href));
  await page.goto('/member/memberLevel', { waitUntil: 'commit' });
  await expect(page.locator('[data-hydrated="true"]')).toBeAttached();
  await expect(page.locator('[data-hydrated="false"]')).toBeAttached();
  await page.getByRole('button', { name: word('memberLevel.add'), exact: true }).click();
  arrive();
  await expect(page.getByRole('dialog', { name: word('memberLevel.add') })).toBeVisible();
});

test('rows ticked before the page answers are chosen once it does; one ticked and cleared again is not', async ({ page, signIn }) => {
  await signIn('admin', { at: false });
  const arrive = await heldBack(page, CODE);
  await page.goto('/member/memberList', { waitUntil: 'commit' });
  const boxes = shownPanel(page).getByRole('row').getByRole('checkbox');
  for (const row of [1, 2, 3, 2]) await boxes.nth(row).click();
  arrive();
  await expect(shownPanel(page).getByText(word('list.selected').replace('{n}', '2'))).toBeVisible();
  for (const [row, checked] of [true, false, true].entries()) await expect(boxes.nth(row + 1)).toBeChecked({ checked });
});

test('words typed into the search of a list before the page answers are asked for', async ({ page, signIn }) => {
  await signIn('admin', { at: false });
  for (const sent of ['before', 'after']) {
    const arrive = await heldBack(page, CODE);
    await page.goto('/member/memberList', { waitUntil: 'commit' });
    const words = shownPanel(page).getByRole('searchbox').first();
    await words.fill('清风');
    if (sent === 'before') await words.press('Enter');
    arrive();
    await alive(page);
    await expect(words).toHaveValue('清风');
    if (sent === 'after')
      await shownPanel(page)
        .getByRole('button', { name: word('list.search'), exact: true })
        .click();
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === '清风');
  }
});

test('what is typed and chosen in a form before the page answers stays', async ({ page, signIn }) => {
  await signIn('admin', { at: false });
  const arrive = await heldBack(page, CODE);
  await page.goto('/goods/hardwareGoods/createHardwareGoods', { waitUntil: 'commit' });
  const name = shownPanel(page).getByRole('textbox', { name: word('goods.fields.name') });
  const several = shownPanel(page).getByRole('radio', { name: word('enums.specType.1') });
  await name.fill('早来的商品');
  await several.click();
  arrive();
  await alive(page);
  await name.blur();
  await expect(shownPanel(page).getByRole('button', { name: word('goods.form.addSpec') })).toBeVisible();
  await expect(several).toBeChecked();
  await expect(name).toHaveValue('早来的商品');
});

test('a sign-in sent before the page answers is sent once it does', async ({ page }) => {
  const arrive = await heldBack(page, CODE);
  await page.goto(LOGIN_PATH, { waitUntil: 'commit' });
  await page.locator('input[name="username"]').fill('admin');
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('input[name="password"]').press('Enter');
  arrive();
  await expect(page).toHaveURL(HOME_PATH);
});

test('menus, the drawer and the panel of the bell open by keyboard and give the focus back', async ({ page, signIn }) => {
  await signIn('admin');
  for (const name of ['screen.size', 'shell.account', 'screen.notices']) {
    const control = page.getByRole('button', { name: word(name), exact: true });
    await control.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.MuiPopover-root')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.MuiPopover-root')).toBeHidden();
    await expect(control).toBeFocused();
  }
});

test('a narrow sidebar tells the title of an icon that is pointed at, and Escape takes it away', async ({ page, signIn }) => {
  await signIn('admin');
  await page.getByRole('button', { name: word('shell.closeMenu') }).click();
  await page
    .locator('aside nav')
    .getByRole('link', { name: word('route.dashboard') })
    .focus();
  const title = page.locator('[role="tooltip"]');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(title).toHaveText(word('route.dashboard'));
  await page.keyboard.press('Escape');
  await expect(title).toBeHidden();
});

test('the page carries the words of its screen: they are not fetched, and the other language comes when it is chosen', async ({
  page,
  signIn,
  consoleErrors,
}) => {
  await signIn('admin');
  await expect(page.getByText(word('dashboard.todayOrders'))).toBeVisible();
  const scripts = new Set<string>();
  // Read by itself: what the page has fetched before it is loaded anew can be asked of the browser no longer.
  page.on('request', (request) => request.url().includes('/_next/static/chunks/') && scripts.add(request.url()));
  // house-rules: waiting: that no words come late is told by stillness alone.
  await page.reload({ waitUntil: 'networkidle' });
  await listening(shownPanel(page).getByRole('link', { name: new RegExp(`^${word('dashboard.todos.unshipped')}`) }));
  await expect.poll(() => inlineMessages(page, '/dashboard')).toContain('今日订单数');
  expect(scripts.size).toBeGreaterThan(0);
  for (const script of scripts) expect(await (await page.request.get(script)).text(), script).not.toContain('今日订单数');
  await page.getByRole('button', { name: word('shell.language') }).click();
  await expect(page.getByText(word('dashboard.todayOrders', 'en'))).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('the browser goes on from what the server drew: no part of a screen is taken away and drawn again', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const taken: string[] = [];
    Reflect.set(window, 'taken', taken);
    new MutationObserver((changes) => {
      for (const { target, removedNodes } of changes)
        for (const node of removedNodes)
          if (target instanceof Element && target.matches('[role="tabpanel"]') && node instanceof HTMLScriptElement)
            taken.push(node.outerHTML);
    }).observe(document, { childList: true, subtree: true });
  });
  await signIn('admin', { at: false });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/dashboard', '/member/memberList', '/system/systemRolesList']) {
      // house-rules: waiting: that nothing is taken away late is told by stillness alone.
      await page.goto(path, { waitUntil: 'networkidle' });
      await tool(page, word('shell.account'));
      await expect.poll(() => inlineMessages(page, path)).toMatch(/^\{"/);
      expect(await page.evaluate(() => Reflect.get(window, 'taken')), `${path} at ${width} px`).toEqual([]);
    }
  }
});
