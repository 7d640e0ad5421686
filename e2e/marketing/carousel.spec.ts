import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, word } from '../fixtures';
import { dialogOf, said } from '../page-parts';
import { act } from '../row-action';

const CAROUSEL = '/parameter/homeCarousel';
const field = (name: string) => word(`homeCarousel.fields.${name}`);
const phone = (page: Page) => page.getByRole('img', { name: word('homePreview.label') }).filter({ visible: true });
const FULL = '无法启用：同一位置最多启用 10 张轮播图';

test('轮播图: a video with a cropped cover, a place and a period is made, sorted in its row and switched; the eleventh stays off', async ({
  page,
  signIn,
  world,
  consoleErrors,
}) => {
  const title = `旅程视频${process.pid}`;
  await signIn('admin', { at: CAROUSEL });
  await page.getByRole('button', { name: word('homeCarousel.add'), exact: true }).click();
  const form = dialogOf(page, word('homeCarousel.add'));
  const save = form.getByRole('button', { name: word('form.save'), exact: true });
  await form.getByLabel(field('title')).fill(title);
  await form.getByRole('radio', { name: word('enums.carouselMedia.2'), exact: true }).check();
  await form.getByRole('radio', { name: word('enums.carouselPosition.2'), exact: true }).check();

  await form.locator('[data-field="image"] button.pick').click();
  const pictures = page.getByRole('dialog', { name: word('picture.libraryTitle') });
  await pictures.getByRole('gridcell').nth(2).click();
  await pictures.getByRole('button', { name: word('media.ok') }).click();
  const cropper = page.getByRole('dialog', { name: word('media.cropper.title') });
  await cropper.getByRole('button', { name: word('media.ok') }).click();
  const cover = form.locator('[data-field="image"] img');
  await expect(cover).toHaveAttribute('src', /\.png$/);
  const cut = await sharp(await (await page.request.get((await cover.getAttribute('src')) ?? '')).body()).metadata();
  expect([cut.format, cut.width, cut.height]).toEqual(['png', Math.round((500 * 750) / 350), 500]);
  // What is being edited stands in the middle of the page, before it is saved.
  await expect(phone(page).locator('[data-block="middle"] img').first()).toBeVisible();

  await form.getByLabel(word('homeCarousel.fields.startTime'), { exact: true }).fill('2026-09-10');
  await form.getByLabel(word('homeCarousel.fields.endTime'), { exact: true }).fill('2026-09-01');
  await save.click();
  await expect(form.getByText('请选择视频', { exact: true }).first()).toBeVisible();
  await form.locator('[data-field="videoUrl"] button.pick').click();
  const videos = page.getByRole('dialog', { name: word('video.libraryTitle') });
  await videos.getByRole('gridcell').first().click();
  await videos.getByRole('button', { name: word('media.ok') }).click();
  await save.click();
  await expect(form.locator('[data-field="endTime"] [data-error], [data-field="endTime"] [role="alert"]').first()).toBeVisible();
  await form.getByLabel(word('homeCarousel.fields.endTime'), { exact: true }).fill('2099-12-31');
  await save.click();
  await expect(said(page, word('common.created'))).toBeVisible();

  const stored = async () =>
    (
      await world.sql<{ id: number; sort: number; status: number; position: number; video_url: string; image: string }>(
        'select id, sort, status, position, video_url, image from home_carousel where title = $1',
        [title],
      )
    )[0];
  expect(await stored()).toMatchObject({ position: 2, status: 1, video_url: expect.stringMatching(/\.(mp4|webm)$/) });
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('2026-09-10 ~ 2099-12-31');
  await row.getByRole('button', { name: new RegExp(`${title} ${field('sort')}`) }).click();
  await row.getByRole('textbox', { name: `${title} ${field('sort')}` }).fill('99');
  await page.keyboard.press('Enter');
  await expect(page.locator('tbody tr[data-id]').first()).toContainText(title);
  expect(await stored()).toMatchObject({ sort: 99, video_url: expect.stringMatching(/\.(mp4|webm)$/) });

  const on = row.getByRole('switch', { name: `${title} ${field('status')}` });
  await on.click();
  await expect(on).not.toBeChecked();
  await expect.poll(async () => (await stored())?.status).toBe(0);
  const entry = { title: '占位', image: (await stored())?.image, linkType: 0, linkValue: '', position: 2, status: 1 };
  const [{ n } = { n: 0 }] = await world.sql<{ n: number }>(
    'select count(*)::int as n from home_carousel where store_id = 0 and position = 2 and status = 1',
  );
  for (let each = n; each < 10; each += 1) await world.api.as('admin', 'POST', '/v1/admin/home/carousel', entry);
  await on.click();
  await expect(page.getByText(FULL).first()).toBeVisible();
  await expect(on).not.toBeChecked();
  await act(page, row, word('common.delete'));
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(row).toHaveCount(0);
  await world.sql("delete from home_carousel where title = '占位'");
  expect(consoleErrors).toEqual([]);
});
