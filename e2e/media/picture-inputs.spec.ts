import type { Locator, Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { openBench, valuesOf } from './bench';
import { dropFiles, fileOf, newPicture, pastePicture, pictureCell } from './media-page';

const field = (page: Page, name: string): Locator => page.locator(`[data-field="${name}"]`);
const names = async (page: Page) => (await valuesOf(page)).pictures.map((url) => /demo\/(\w+)/.exec(url)?.[1] ?? 'new');
const handle = (page: Page, n: number) => field(page, 'pictures').getByRole('button', { name: new RegExp(`^第 ${n} 张，共`) });

test.describe('组图 the field for several pictures', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('admin', { at: false });
    await openBench(page);
  });

  test('F9: takes a new order by drag', async ({ page, consoleErrors }) => {
    const [from, to] = [await handle(page, 1).boundingBox(), await handle(page, 3).boundingBox()];
    if (!from || !to) throw new Error('the pictures are not on the page');
    await page.mouse.move(from.x + 50, from.y + 50);
    await page.mouse.down();
    for (const share of [0.2, 0.6, 1]) await page.mouse.move(from.x + 50 + (to.x - from.x) * share, from.y + 50 + share * 4);
    await expect.poll(() => handle(page, 3).evaluate((element) => element.parentElement?.style.transform ?? '')).not.toBe('');
    await page.mouse.up();
    await expect.poll(() => names(page)).toEqual(['camera', 'lamp', 'watch']);
    expect(consoleErrors).toEqual([]);
  });

  test('takes a new order by keys, says so aloud, and gives up on Escape', async ({ page }) => {
    const heard = page.locator('[aria-live="assertive"]').filter({ hasText: /\S/ });
    await handle(page, 1).focus();
    await page.keyboard.press('Space');
    await expect(heard).toHaveText('已拿起第 1 张');
    await page.keyboard.press('ArrowRight');
    await expect(heard).toHaveText('第 2 张，共 3 张');
    await page.keyboard.press('Space');
    await expect(heard).toHaveText('已放到第 2 位');
    await expect.poll(() => names(page)).toEqual(['camera', 'watch', 'lamp']);
    await handle(page, 3).focus();
    await page.keyboard.press('Space');
    await expect(heard).toHaveText('已拿起第 3 张');
    await page.keyboard.press('ArrowLeft');
    await expect(heard).toHaveText('第 2 张，共 3 张');
    await page.keyboard.press('Escape');
    await expect(heard).toHaveText('已取消移动');
    expect(await names(page)).toEqual(['camera', 'watch', 'lamp']);
  });

  test('adds from the library as many as there is room for, in the order of picking, and removes', async ({ page }) => {
    const add = field(page, 'pictures').getByRole('button', { name: '从素材库选择 组图' });
    await expect(add).toHaveText('3 / 5');
    await add.click();
    const library = page.getByRole('dialog', { name: '我的图片', exact: true });
    for (const at of [4, 1]) await library.getByRole('gridcell').nth(at).click();
    await library.getByRole('gridcell').nth(7).click();
    await expect(page.getByText('选择的图片不能超过 2 张')).toBeVisible();
    await library.getByRole('button', { name: word('media.ok') }).click();
    await expect(library).toBeHidden();
    await expect.poll(async () => (await valuesOf(page)).pictures.length).toBe(5);
    await expect(add).toBeHidden();
    await field(page, 'pictures').getByRole('button', { name: '移除 第 2 张，共 5 张' }).press('Enter');
    await expect.poll(async () => (await valuesOf(page)).pictures.length).toBe(4);
    expect((await names(page)).slice(0, 2)).toEqual(['watch', 'lamp']);
    await expect(add).toHaveText('4 / 5');
  });

  test('F9, M5: takes several dropped at once, and says which it has no room for', async ({ page }) => {
    const row = handle(page, 1).locator('xpath=../..');
    await dropFiles(row, [await newPicture('png'), await newPicture('jpeg'), await newPicture('webp')]);
    await expect(page.getByText('选择的图片不能超过 5 张')).toBeVisible();
    await expect.poll(() => names(page)).toEqual(['watch', 'camera', 'lamp', 'new', 'new']);
    const [fourth, fifth] = (await valuesOf(page)).pictures.slice(3);
    expect([fourth, fifth]).toEqual([expect.stringMatching(/\.png$/), expect.stringMatching(/\.jpg$/)]);
    // A field that is full takes the drop all the same: the browser would leave the page for the file.
    await dropFiles(row, [await newPicture('png')]);
    await expect(page.getByText('选择的图片不能超过 5 张').first()).toBeVisible();
    expect((await valuesOf(page)).pictures).toHaveLength(5);
  });

  test('F9, M5: takes pasted pictures, and says why it does not take a file', async ({ page, world }) => {
    await world.sql(
      `insert into system_config (name, values, update_time) values ('media', '{"imageMaxMb": 1}', now())
       on conflict (store_id, name) do update set values = excluded.values`,
    );
    try {
      const row = handle(page, 1).locator('xpath=../..');
      await dropFiles(row, [fileOf('a.txt', 'text/plain', 'no picture'), fileOf('empty.png', 'image/png', '')]);
      await expect(page.getByText('文件格式不正确，请上传 JPG、PNG 等图片')).toBeVisible();
      await expect(page.getByText('文件内容为空')).toBeVisible();
      let requests = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/picture/upload')) requests += 1;
      });
      await page.reload();
      await dropFiles(row, [{ ...fileOf('large.png', 'image/png', ''), zeros: 1024 * 1024 + 1 }]);
      await expect(page.getByText('图片大小不能超过 1MB')).toBeVisible();
      expect(requests).toBe(0);
      const { buffer } = await newPicture('png', 45, 54);
      await handle(page, 1).focus();
      await pastePicture(page, buffer, 'pasted.png');
      await expect.poll(() => names(page)).toEqual(['watch', 'camera', 'lamp', 'new']);
    } finally {
      await world.sql("delete from system_config where name = 'media'");
    }
  });

  test('a file dropped beside every field does not take the page away', async ({ page }) => {
    const taken = await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
      const events = ['dragover', 'drop'].map((type) => new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
      for (const event of events) document.body.dispatchEvent(event);
      return events.map((event) => event.defaultPrevented);
    });
    expect(taken).toEqual([true, true]);
  });
});

test.describe('单图与视频 the fields for one', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('admin', { at: false });
    await openBench(page);
  });

  test('a picture is chosen, replaced by a drop, and removed', async ({ page }) => {
    const pick = field(page, 'picture').locator('button.pick');
    await pick.click();
    const library = page.getByRole('dialog', { name: '我的图片', exact: true });
    await library.getByRole('gridcell').first().click();
    await library.getByRole('button', { name: word('media.ok') }).click();
    await expect.poll(async () => (await valuesOf(page)).picture).toMatch(/^\/media\//);
    await expect(pick).toBeFocused();
    await dropFiles(pick, [await newPicture('gif', 40, 90)]);
    await expect.poll(async () => (await valuesOf(page)).picture).toMatch(/\.gif$/);
    // A tall picture stays inside its box.
    await expect
      .poll(async () => (await pick.getByRole('img').boundingBox())?.height)
      .toBeCloseTo((await pick.boundingBox())?.height ?? 0, 0);
    await field(page, 'picture').getByRole('button', { name: '移除 单图' }).press('Enter');
    await expect.poll(async () => (await valuesOf(page)).picture).toBe('');
  });

  test('F9: a picture that is gone shows as such', async ({ page }) => {
    await page.route('**/media/demo/camera-7.jpg', (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(handle(page, 2).getByRole('img', { name: word('media.broken') })).toBeVisible();
  });

  test('a video is chosen, played, replaced and removed; the focus comes back each time', async ({ page, consoleErrors }) => {
    const pick = field(page, 'video').locator('button.pick');
    await pick.press('Enter');
    const library = page.getByRole('dialog', { name: '我的视频', exact: true });
    await library.getByRole('tab', { name: '教程视频' }).click();
    await library.getByRole('gridcell', { name: '人体工学椅安装教程' }).click();
    await library.getByRole('button', { name: word('media.ok') }).click();
    await expect.poll(async () => (await valuesOf(page)).video).toBe('/media/demo/video-3.mp4');
    await expect(pick).toBeFocused();
    await expect(pick).toHaveAccessibleName('更换 视频');
    const play = field(page, 'video').getByRole('button', { name: '播放 视频' });
    await play.press('Enter');
    const player = page.getByRole('dialog', { name: '视频预览 - video-3.mp4' });
    await expect.poll(() => player.locator('video').evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(player).toBeHidden();
    await expect(play).toBeFocused();
    await field(page, 'video').getByRole('button', { name: '移除 视频' }).press('Enter');
    await expect.poll(async () => (await valuesOf(page)).video).toBe('');
    expect(consoleErrors).toEqual([]);
  });

  test('a picture that was dropped stands in the library afterwards', async ({ page }) => {
    const picture = await newPicture('png', 64, 64);
    await dropFiles(field(page, 'picture').locator('button.pick'), [picture]);
    await expect.poll(async () => (await valuesOf(page)).picture).toMatch(/\.png$/);
    await field(page, 'picture').locator('button.pick').click();
    await expect(pictureCell(page.getByRole('dialog', { name: '我的图片', exact: true }), picture.name)).toBeVisible();
  });
});
