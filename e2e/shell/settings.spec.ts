import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { word } from '../words';
import { bar, leaveMark, markOf, openPage, shownPanel, tool } from './open-pages';

test('S11: the drawer changes the console at once, and the first paint has it after a reload', async ({ page, signIn }) => {
  await signIn('admin');
  await page.getByRole('button', { name: word('screen.settings') }).click();
  const drawer = page.getByRole('dialog', { name: word('settings.title') });
  await expect(drawer.getByRole('radio')).toHaveCount(8);
  await drawer.getByRole('radio', { name: /#f5222d/ }).check();
  await drawer.getByRole('button', { name: word('settings.modes.dark') }).click();
  await drawer.getByLabel(word('settings.tagsView')).click();
  await drawer.getByRole('button', { name: word('settings.close') }).click();
  await expect(bar(page)).toHaveCount(0);
  const html = await (await page.request.get('/dashboard')).text();
  expect(html).toMatch(/<html[^>]*data-color-scheme="dark"/);
  await page.reload();
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: word('screen.settings') }).click();
  await drawer.getByRole('button', { name: word('settings.reset') }).click();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(1);
});

test('S12: the size changes in place and says so', async ({ page, signIn }) => {
  await signIn('admin');
  await leaveMark(page, 'typed');
  await page.getByRole('button', { name: word('screen.size') }).click();
  const entries = page.getByRole('menuitem');
  await expect(entries).toHaveText(['默认', '中等', '小', '迷你']);
  await expect(entries.nth(1)).toBeDisabled();
  await entries.nth(3).click();
  await expect(page.getByText('切换尺寸成功')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-size', 'mini');
  await expect.poll(() => markOf(page)).toBe('typed');
});

test('S18: a browser without full screen is told so in the specified words', async ({ page, signIn, context, baseURL }) => {
  if (!baseURL) throw new Error('the world has no address');
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }]);
  await page.addInitScript(() => {
    for (const name of ['fullscreenEnabled', 'webkitFullscreenEnabled']) Object.defineProperty(document, name, { get: () => false });
  });
  await signIn('admin');
  await page.getByRole('button', { name: word('screen.enter', 'en') }).click();
  await expect(page.getByText('you browser can not work')).toBeVisible();
});

test('S18: full screen is entered and left, and the icon knows when it was left by Esc', async ({ page, signIn }) => {
  await signIn('admin');
  await (await tool(page, word('screen.enter'))).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(await tool(page, word('screen.exit'))).toBeVisible();
  // What Esc does belongs to the browser, not to the page: it leaves, and says so.
  await page.evaluate(() => document.exitFullscreen());
  await (await tool(page, word('screen.enter'))).click();
  await (await tool(page, word('screen.exit'))).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect(await tool(page, word('screen.enter'))).toBeVisible();
});

test('S12: every control follows the size, and typed text stays', async ({ page, signIn }) => {
  await signIn('admin');
  await openPage(page, 'systemSetting');
  const field = shownPanel(page).getByRole('textbox', { name: word('storeInfo.fields.contactName') });
  await field.fill('正在输入');
  const save = shownPanel(page).getByRole('button', { name: word('form.save'), exact: true });
  const heights = async () => [
    await save.evaluate((node) => node.clientHeight),
    await field.evaluate((node) => node.parentElement?.clientHeight),
  ];
  const measured: unknown[] = [];
  for (const size of ['default', 'small', 'mini', 'medium'] as const) {
    await (await tool(page, word('screen.size'))).click();
    await page.getByRole('menuitem', { name: word(`size.${size}`), exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-size', size);
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    measured.push((await heights()).map((height) => Math.round((height ?? 0) / 4) * 4));
    await expect(field).toHaveValue('正在输入');
  }
  expect(measured).toEqual([
    [40, 40],
    [32, 32],
    [28, 28],
    [36, 36],
  ]);
});

test('S11: settings go to a file and come back from it; a wrong file changes nothing', async ({ page, signIn }) => {
  await signIn('admin');
  await (await tool(page, word('screen.settings'))).click();
  const drawer = page.getByRole('dialog', { name: word('settings.title') });
  await drawer.getByRole('radio', { name: /#11a983/ }).check();
  const saved = page.waitForEvent('download');
  await drawer.getByRole('button', { name: word('settings.export') }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(Object.keys(JSON.parse(text))).toEqual(
    expect.arrayContaining(['sidebarStatus', 'size', 'theme', 'tagsView', 'fixedHeader', 'sidebarLogo', 'showSettings']),
  );
  await drawer.getByRole('button', { name: word('settings.reset') }).click();
  const chosen = () => drawer.getByRole('radio', { checked: true });
  await expect(chosen()).toHaveAccessibleName(/#409EFF/);
  const file = drawer.locator('input[type="file"]');
  await file.setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from('{"theme":"#f5222d"}') });
  await expect(page.getByText(word('settings.notImported'))).toBeVisible();
  await expect(chosen()).toHaveAccessibleName(/#409EFF/);
  await file.setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(chosen()).toHaveAccessibleName(/#11a983/);
});
