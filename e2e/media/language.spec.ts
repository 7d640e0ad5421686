import { expect, test } from '../fixtures';
import { openBench } from './bench';

for (const [opener, title] of [
  ['three pictures', 'my pictures'],
  ['one video', 'my videos'],
] as const) {
  test(`a dialog that is on its way while the language changes (${title}) comes up with its words`, async ({
    page,
    signIn,
    consoleErrors,
  }) => {
    await signIn('admin', { at: false });
    await openBench(page);
    // From here on nothing arrives until both clicks have been made.
    let release: () => void = () => undefined;
    const both = new Promise<void>((go) => {
      release = go;
    });
    await page.context().route('**/media-bench/*.js', async (route) => {
      await both;
      await route.fallback();
    });
    const dialog = page.getByRole('button', { name: opener });
    const chunk = page.waitForRequest('**/media-bench/*.js');
    await dialog.click();
    await chunk;
    await page.getByRole('button', { name: 'language' }).click();
    release();
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible();
    // Where a text is missing its key stands in its place.
    await expect(page.getByRole('dialog')).not.toContainText(/\b(?:media|picture|video)\.\w+/);
    expect(consoleErrors).toEqual([]);
  });
}
