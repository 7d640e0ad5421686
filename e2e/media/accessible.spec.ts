import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { faultsInBothSchemes, graveFaults } from '../accessibility/grave';
import { expect, test, word } from '../fixtures';
import { inProject } from '../stack/project';
import { openBench } from './bench';
import { dropFiles, fileOf, newPicture } from './media-page';

const PHONE = 390;

/** Faults that keep people out, anywhere on the page, and anything that scrolls it sideways; in the dark too, unless on a phone, whose colours are the same. */
async function faults(page: Page): Promise<string[]> {
  const found = page.viewportSize()?.width === PHONE ? await graveFaults(page) : await faultsInBothSchemes(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return sideways ? [...found, 'the page scrolls sideways'] : found;
}

const dialogOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Opens a dialog by keys, looks at it, and sees the focus come back to whatever opened it. */
async function lookAt(page: Page, opener: Locator, dialog: Locator, inside: () => Promise<void> = async () => undefined): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement)), 'the focus is in the dialog').toBe(true);
  await inside();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

/** A picture nothing shows, so that it may be deleted. */
const UNUSED = '无人使用的图片';

// Each dialog is a test of its own; workers share them out.
test.describe.configure({ mode: 'parallel' });

for (const width of [1440, PHONE]) {
  test.describe(`${width} px`, () => {
    test.use({ colorScheme: 'light', viewport: { width, height: 900 } });
    test.beforeEach(async ({ page, signIn }) => {
      await signIn('admin', { at: false });
      await openBench(page);
    });

    test('picture library, upload, where a picture is used, and the question before a delete', async ({ page, world, consoleErrors }) => {
      await world.sql("insert into picture (url, name, create_time) values ('/media/demo/front-9.jpg', $1, now())", [UNUSED]);
      expect(await faults(page)).toEqual([]);
      const library = dialogOf(page, '我的图片');
      await lookAt(page, button(page, 'three pictures'), library, async () => {
        const cells = library.getByRole('gridcell');
        await cells.nth(0).click();
        await cells.nth(1).click();
        await expect(cells.nth(1)).toHaveAttribute('aria-selected', 'true');
        await cells.nth(1).hover();
        const upload = dialogOf(page, '上传图片');
        await lookAt(page, library.getByRole('button', { name: '上传图片' }), upload, async () => {
          await upload.getByRole('button', { name: word('media.upload'), exact: true }).click();
          await expect(upload.getByText('图片不能为空')).toBeVisible();
          await upload.locator('input[type=file]').setInputFiles(await newPicture('png', 300, 200));
          await expect(upload.locator('img')).toBeVisible();
        });
        await library.getByRole('searchbox').fill('无线降噪耳机-曜石黑');
        await expect(cells).toHaveCount(1);
        await cells.first().focus();
        await page.keyboard.press('Delete');
        const used = page.getByRole('alertdialog', { name: word('picture.usedTitle') });
        await expect(used).toBeVisible();
        expect(await faults(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(used).toBeHidden();
        await expect(cells.first()).toBeFocused();
        await library.getByRole('searchbox').fill(UNUSED);
        await expect(cells.first()).toHaveAccessibleName(new RegExp(UNUSED));
        await cells.first().focus();
        await page.keyboard.press('Delete');
        const question = page.getByRole('alertdialog', { name: '确定要删除该图片吗？' });
        await expect(question).toBeVisible();
        expect(await faults(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(question).toBeHidden();
        await expect(cells.first()).toBeFocused();
      });
      expect(consoleErrors).toEqual([]);
    });

    test('video library, player and upload with its covers', async ({ page, consoleErrors }) => {
      const library = dialogOf(page, '我的视频');
      await lookAt(page, button(page, 'two videos'), library, async () => {
        await library.getByRole('gridcell').first().click();
        const player = page.getByRole('dialog', { name: /^视频预览/ });
        await lookAt(page, library.getByRole('button', { name: /^预览 / }).first(), player);
        const upload = dialogOf(page, '上传视频');
        await lookAt(page, library.getByRole('button', { name: '上传视频' }), upload, async () => {
          await upload.getByRole('button', { name: word('media.upload'), exact: true }).click();
          await expect(upload.getByText('视频不能为空')).toBeVisible();
          const buffer = await readFile(inProject('reference-api/media/samples/video-4.mp4'));
          await upload.locator('input[type=file]').setInputFiles({ name: '宣传片.mp4', mimeType: 'video/mp4', buffer });
          await expect(upload.getByRole('radio', { checked: true })).toHaveCount(1);
          // Every frame can be reached and chosen by keys.
          await upload.getByRole('radio', { checked: true }).focus();
          await page.keyboard.press('ArrowRight');
          await expect(upload.locator('input[type=radio]:focus')).toBeChecked();
        });
      });
      expect(consoleErrors).toEqual([]);
    });

    test('cropper, with the focus on its way round inside', async ({ page, consoleErrors }) => {
      const cropper = dialogOf(page, word('media.cropper.title'));
      await lookAt(page, button(page, 'crop'), cropper, async () => {
        await expect(cropper.getByRole('button', { name: word('media.ok') })).toBeEnabled();
        for (let times = 0; times < 14; times += 1) {
          await page.keyboard.press('Tab');
          expect(await cropper.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        }
      });
      expect(consoleErrors).toEqual([]);
    });

    test('map dialog, and the page it frames', async ({ page, consoleErrors }) => {
      const opener = button(page, word('map.field.pick'));
      const dialog = dialogOf(page, '我的图片');
      await lookAt(page, opener, dialog, async () => {
        const map = dialog.frameLocator('iframe');
        await map.getByRole('combobox', { name: word('map.picker.search') }).fill('西湖');
        await expect(map.getByRole('option').first()).toBeVisible();
        expect(await faults(page)).toEqual([]);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(dialog.getByLabel(word('map.coordinates'))).not.toHaveValue('');
        // Out of the frame again, to where Escape belongs to the dialog.
        await dialog.getByLabel(word('map.coordinates')).focus();
      });
      await page.goto('/maps/picker?coord=30.25,120.15');
      await expect(page.getByRole('application')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      expect(consoleErrors).toEqual([]);
    });

    test('the list of uploads, under way, failed and known', async ({ page }) => {
      await page.route('**/picture/upload', () => undefined);
      await button(page, 'three pictures').click();
      const library = dialogOf(page, '我的图片');
      await dropFiles(library.getByRole('grid'), [await newPicture('png', 30, 30), await newPicture('jpeg', 30, 30)]);
      await expect(library.getByText(word('media.state.sending')).first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      // The list covers no button of the dialog: a click on this one would reach it.
      await library.getByRole('button', { name: word('media.cancel'), exact: true }).click({ trial: true });
      await page.keyboard.press('Escape');
      const list = page.getByRole('region', { name: word('media.queue.title') });
      await expect(list.getByRole('progressbar').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.unroute('**/picture/upload');
      await button(page, 'three pictures').click();
      await dropFiles(library.getByRole('grid'), [fileOf('text.png', 'image/png', 'I am text')]);
      await expect(library.getByText('文件格式不正确，请上传 JPG、PNG 等图片').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
  });
}
