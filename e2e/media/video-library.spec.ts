import type { Locator, Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { answerOf, openBench } from './bench';

async function openVideos(page: Page, opener = 'one video', title = '我的视频'): Promise<Locator> {
  await page.getByRole('button', { name: opener, exact: true }).click();
  const library = page.getByRole('dialog', { name: title, exact: true });
  await expect(library.getByRole('gridcell').first()).toBeVisible();
  return library;
}

test.describe('视频库 the video library', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('admin', { at: false });
  });

  test('M1: is the specified dialog: its title, categories with 0 for all, one video at most', async ({ page, world, consoleErrors }) => {
    await openBench(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/video/list')) asked.push(searchParams.get('categoryId') ?? 'none');
    });
    const library = await openVideos(page);
    await expect(library.getByRole('heading')).toHaveText('我的视频');
    expect((await library.boundingBox())?.width).toBe(800);
    await expect(library.getByRole('tab')).toHaveText(['全部', '商品视频', '教程视频', '宣传视频']);
    await expect(library.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
    const [all] = await world.sql<{ n: string }>('select count(*) as n from video');
    await expect(library.getByText(`共 ${all?.n} 个`)).toBeVisible();
    await library.getByRole('tab', { name: '教程视频' }).click();
    const [tutorials] = await world.sql<{ n: string }>('select count(*) as n from video where category_id = 2');
    await expect(library.getByText(`共 ${tutorials?.n} 个`)).toBeVisible();
    await expect(library.getByRole('gridcell', { name: '机械键盘换轴教程' })).toBeVisible();
    await expect(library.getByRole('gridcell', { name: '无线降噪耳机开箱' })).toBeHidden();
    expect(asked).toEqual(['0', '2']);
    await library.getByRole('tab', { name: '商品视频' }).click();
    const [first, second] = [
      library.getByRole('gridcell', { name: /^无线降噪耳机开箱/ }),
      library.getByRole('gridcell', { name: /^扫地机器人功能演示/ }),
    ];
    await first.click();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await second.click();
    await expect(page.getByText('选择的视频不能超过 1 个')).toBeVisible();
    await expect(second).toHaveAttribute('aria-selected', 'false');
    await library.getByRole('button', { name: word('media.ok') }).click();
    await expect(library).toBeHidden();
    await expect.poll(() => answerOf(page)).toEqual([expect.objectContaining({ title: '无线降噪耳机开箱', categoryId: 1 })]);
    await expect(page.getByRole('button', { name: 'one video' })).toBeFocused();
    expect(consoleErrors).toEqual([]);
  });

  test('says the words of the specification in English', async ({ page }) => {
    await openBench(page, { language: 'en' });
    const library = await openVideos(page, 'one video', 'my videos');
    await expect(library.getByRole('tab')).toHaveText(['All', 'Goods', 'Tutorials', 'Promotion']);
    await library.getByRole('gridcell').nth(0).click();
    await library.getByRole('gridcell').nth(1).click();
    await expect(page.getByText('number of videos selected cannot exceed 1')).toBeVisible();
    await library.getByRole('button', { name: 'video upload', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'video upload', exact: true })).toBeVisible();
  });

  test('M2: keeps what is chosen over pages and categories, numbered in the order of picking', async ({ page, world }) => {
    await world.sql(
      "insert into video (url, cover, title, category_id, create_time) select '/media/demo/video-1.mp4', '/media/demo/robot-1.jpg', '翻页视频' || n, 3, '2020-01-01'::timestamptz + n * interval '1 minute' from generate_series(1, 12) n",
    );
    await openBench(page);
    const library = await openVideos(page, 'two videos');
    await library.getByRole('tab', { name: '商品视频' }).click();
    await library.getByRole('gridcell', { name: '无线降噪耳机开箱' }).click();
    await library.getByRole('tab', { name: '宣传视频' }).click();
    await expect(library.getByRole('gridcell', { name: '翻页视频12', exact: true })).toBeVisible();
    await expect(library.getByRole('gridcell')).toHaveCount(10);
    await library.getByRole('button', { name: '第 2 页' }).click();
    const later = library.getByRole('gridcell', { name: '翻页视频3', exact: true });
    await later.click();
    await expect(library.getByRole('gridcell', { name: '翻页视频3，已选为第 2 个' })).toHaveAttribute('aria-selected', 'true');
    await library.getByRole('gridcell', { name: '翻页视频2', exact: true }).click();
    await expect(page.getByText('选择的视频不能超过 2 个')).toBeVisible();
    await library.getByRole('tab', { name: '商品视频' }).click();
    await expect(library.getByRole('gridcell', { name: '无线降噪耳机开箱，已选为第 1 个' })).toBeVisible();
    await library.getByRole('button', { name: word('media.ok') }).click();
    await expect(library).toBeHidden();
    expect((await answerOf<{ title: string }[]>(page)).map(({ title }) => title)).toEqual(['无线降噪耳机开箱', '翻页视频3']);
    await world.sql("delete from video where title like '翻页视频%'");
  });

  test('M11: plays a video in parts, faster if wanted, and gives the focus back', async ({ page }) => {
    await openBench(page);
    const library = await openVideos(page);
    const parts: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/media/demo/video-1.mp4')) parts.push(response.status());
    });
    await library.getByRole('tab', { name: '商品视频' }).click();
    const preview = library.getByRole('button', { name: '预览 无线降噪耳机开箱' });
    await preview.click();
    const player = page.getByRole('dialog', { name: '视频预览 - 无线降噪耳机开箱' });
    const video = player.locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(4);
    await player.getByRole('button', { name: '1.5x' }).click();
    expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.5);
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.3);
    expect(parts).toContain(206);
    await page.keyboard.press('Escape');
    await expect(player).toBeHidden();
    await expect(preview).toBeFocused();
    await expect(library.getByRole('gridcell', { selected: true })).toHaveCount(0);
  });

  test('says so when the browser cannot play a video', async ({ page, world }) => {
    await world.sql("insert into video (url, title, create_time) values ('/media/videos/ab/nothing.mp4', '失踪的视频', now())");
    await openBench(page);
    const library = await openVideos(page);
    await library.getByRole('button', { name: '预览 失踪的视频' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '浏览器无法播放该视频' })).toBeVisible();
    await world.sql("delete from video where title = '失踪的视频'");
  });

  test('M8: all of it works by keys', async ({ page }) => {
    await openBench(page);
    const opener = page.getByRole('button', { name: 'one video' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const library = page.getByRole('dialog', { name: '我的视频', exact: true });
    const category = library.getByRole('tab', { name: '商品视频' });
    await expect(category).toBeVisible();
    await expect(library.getByRole('gridcell', { name: '机械键盘换轴教程' })).toBeVisible();
    await library.getByRole('tab', { name: '全部' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(category).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(category).toHaveAttribute('aria-selected', 'true');
    const cells = library.getByRole('gridcell');
    await expect(library.getByRole('gridcell', { name: '机械键盘换轴教程' })).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(cells.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(cells.nth(1)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const player = page.getByRole('dialog', { name: /^视频预览/ });
    await expect(player).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(player).toBeHidden();
    await cells.nth(1).focus();
    await page.keyboard.press('Space');
    await expect(cells.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(library).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
