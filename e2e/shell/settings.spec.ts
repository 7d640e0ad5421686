import { expect, test } from '../fixtures';
import { word } from '../words';
import { bar, leaveMark, markOf } from './open-pages';

test('S11: the drawer changes the console at once, and the first paint has it after a reload', async ({ page, signIn }) => {
  await signIn('admin');
  await page.getByRole('button', { name: word('screen.settings') }).click();
  const drawer = page.getByRole('dialog', { name: word('settings.title') });
  await expect(drawer.getByRole('radio')).toHaveCount(8);
  await drawer.getByRole('radio', { name: /#f5222d/ }).check({ force: true });
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
  expect(await markOf(page)).toBe('typed');
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

test('S17: the bell keeps what was said', async ({ page, signIn }) => {
  await signIn('admin');
  await page.getByRole('button', { name: word('screen.size') }).click();
  await page.getByRole('menuitem', { name: '小', exact: true }).click();
  await page.getByRole('button', { name: /^通知/ }).click();
  await expect(page.getByRole('dialog', { name: word('screen.notices') })).toContainText('切换尺寸成功');
});
