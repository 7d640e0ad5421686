import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, word } from '../fixtures';
import { answerOf, openBench } from './bench';
import { STORE_FORM } from './media-page';

test.use({ actionTimeout: 30_000 });

test.describe('裁剪 the cropper', () => {
  test('M9: makes a png exactly 500 pixels high in the wanted shape, also turned, by keys alone', async ({ page, signIn }) => {
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
    await expect(cropper.getByRole('slider', { name: word('media.cropper.rotate') })).toHaveValue('90');
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

test.describe('裁剪的形状 shapes of the cropper', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('admin', { at: false });
    await openBench(page);
  });

  test('each shape gives a png of 500 pixels in height and its own width', async ({ page, consoleErrors }) => {
    for (const [ratio, width] of [
      // Free and square answer alike: beside each other neither would show that its own answer came.
      ['free', 500],
      ['wide', 889],
      ['square', 500],
      ['classic', 667],
      ['carousel', 1071],
    ] as const) {
      const cropper = await openCropper(page);
      await cropper.getByLabel(word('media.cropper.ratio')).selectOption(ratio);
      await confirm(cropper);
      const cut = { name: 'camera-500.png', type: 'image/png', width, height: 500 };
      await expect.poll(() => answerOf(page), { message: ratio }).toEqual(cut);
    }
    expect(consoleErrors).toEqual([]);
  });

  test('a picture turned and enlarged by keys alone stays 500 pixels high; Escape gives nothing', async ({ page }) => {
    const cropper = await openCropper(page);
    const turn = cropper.getByRole('slider', { name: word('media.cropper.rotate') });
    await turn.focus();
    for (let times = 0; times < 30; times += 1) await page.keyboard.press('ArrowRight');
    await expect(turn).toHaveValue('30');
    const zoom = cropper.getByRole('slider', { name: word('media.cropper.zoom') });
    await cropper.getByRole('application').focus();
    for (const key of ['+', '+', 'ArrowUp', 'ArrowRight', '-']) await page.keyboard.press(key);
    await expect(zoom).toHaveValue('1.1');
    await confirm(cropper);
    await expect.poll(() => answerOf(page)).toMatchObject({ type: 'image/png', height: 500 });
    await openCropper(page);
    await page.keyboard.press('Escape');
    await expect(cropper).toBeHidden();
    await expect.poll(() => answerOf(page)).toBe('dismissed');
  });
});

async function openCropper(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'crop' }).click();
  const cropper = page.getByRole('dialog', { name: word('media.cropper.title') });
  await expect(cropper.getByRole('button', { name: word('media.ok') })).toBeEnabled();
  return cropper;
}

async function confirm(cropper: Locator): Promise<void> {
  await cropper.getByRole('button', { name: word('media.ok') }).click();
  await expect(cropper).toBeHidden();
}
