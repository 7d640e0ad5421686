import sharp from 'sharp';
import { expect, test, word } from '../fixtures';
import { STORE_FORM } from './media-page';

test.use({ actionTimeout: 30_000 });

test.describe('裁剪 the cropper', () => {
  test('makes a png exactly 500 pixels high in the wanted shape, also turned, by keys alone', async ({ page, signIn }) => {
    await signIn('admin', { at: STORE_FORM });
    await page.locator('[data-field="cover"] button.pick').click();
    const library = page.getByRole('dialog', { name: word('picture.libraryTitle') });
    await library.getByRole('gridcell').nth(2).click();
    await library.getByRole('button', { name: word('media.ok') }).click();
    const cropper = page.getByRole('dialog', { name: word('media.cropper.title') });
    await expect(cropper.getByRole('button', { name: word('media.ok') })).toBeEnabled();
    const area = cropper.getByRole('application');
    await area.focus();
    for (const key of ['+', '+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await cropper.getByRole('button', { name: word('media.cropper.turnRight') }).click();
    await page.waitForTimeout(300);
    await cropper.getByRole('button', { name: word('media.ok') }).click();
    const shown = page.locator('[data-field="cover"] img');
    await expect(shown).toHaveAttribute('src', /\.png$/);
    // The server keeps the pixels it was sent.
    const kept = await (await page.request.get((await shown.getAttribute('src')) ?? '')).body();
    const { format, width, height } = await sharp(kept).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: Math.round((500 * 16) / 9), height: 500 });
    await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalHeight)).toBe(500);
  });
});
