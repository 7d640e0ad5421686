import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { dialogOf, said } from '../page-parts';
import { act } from '../row-action';

const LAYOUT = '/parameter/cashSetting';
const CAROUSEL = '/parameter/homeCarousel';
const DIALOGS = '/marketing/dialog';
const phone = (page: Page) => page.getByRole('img', { name: word('homePreview.label') }).filter({ visible: true });
const filled = (key: string, values: Record<string, string | number>) =>
  word(key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

test('layout: a block is moved, renamed and hidden with the page beside it, and what nobody knows survives', async ({
  page,
  signIn,
  world,
}) => {
  const read = async () => (await world.api.as('store1', 'GET', '/v1/admin/system/config/home/sort-info')) as { list: { key: string }[] };
  const layout = await read();
  const live = { key: 'live', name: '直播', sort: 99, visible: 0, room: { id: 7 } };
  await world.api.as('store1', 'POST', '/v1/admin/system/config/home/sort-info', { ...layout, list: [...layout.list, live], tone: 'warm' });
  await signIn('store1', { at: LAYOUT });
  const block = (key: string) => word(`homeLayout.blocks.${key}`);
  const shown = phone(page).locator('section[data-block]');
  await expect(shown.first()).toHaveAttribute('data-block', 'search');
  await page.getByRole('button', { name: filled('homeLayout.down', { name: block('search') }), exact: true }).click();
  await expect(shown.first()).toHaveAttribute('data-block', 'carousel');
  await page.getByLabel(`${block('coupon')} ${word('homeLayout.fields.list.title')}`).fill('先领券');
  await expect(phone(page).getByText('先领券')).toBeVisible();
  await page.getByRole('switch', { name: `${block('notice')} ${word('homeLayout.fields.list.visible')}` }).click();
  await expect(phone(page).locator('[data-block="notice"]')).toHaveCount(0);
  await expect(page.getByText(filled('homeLayout.unknown', { key: 'live' }))).toBeVisible();
  await page.getByRole('button', { name: word('form.save'), exact: true }).click();
  await expect(said(page, word('homeLayout.saved'))).toBeVisible();
  const saved = await read();
  expect(saved).toMatchObject({ tone: 'warm' });
  expect(saved.list.find(({ key }) => key === 'live')).toMatchObject({ room: { id: 7 }, visible: 0 });
  expect(saved.list.slice(0, 2).map(({ key }) => key)).toEqual(['carousel', 'search']);
});

test('a dialog over a period that is taken warns; the carousel shows what is being edited; the limit of ten is told', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('admin', { at: DIALOGS });
  const row = page.getByRole('row').filter({ hasText: '新人礼包' });
  await act(page, row, word('common.copy'));
  const form = dialogOf(page, word('homeDialog.add'));
  await form.getByLabel(word('homeDialog.fields.name')).fill('第二份礼包');
  await expect(phone(page)).toBeVisible();
  await form.getByRole('button', { name: word('form.save'), exact: true }).click();
  await expect(said(page, word('homeDialog.overlap'))).toBeVisible();
  await act(page, page.getByRole('row').filter({ hasText: '第二份礼包' }), word('homeDialog.actions.preview'));
  await expect(page.getByRole('img', { name: word('homePreview.dialog') })).toBeVisible();

  const entry = { title: '占位', image: '/media/demo/goods-1-1.png', linkType: 0, linkValue: '', position: 2, status: 1 };
  const there = await world.sql<{ n: number }>(
    'select count(*)::int as n from home_carousel where store_id = 0 and position = 2 and status = 1',
  );
  for (let n = there[0]?.n ?? 0; n < 10; n += 1) await world.api.as('admin', 'POST', '/v1/admin/home/carousel', entry);
  await page.goto(CAROUSEL);
  const off = page.getByRole('row').filter({ hasText: '秋日焕新' });
  await act(page, off, word('common.edit'));
  const edit = page.getByRole('dialog');
  await expect(phone(page).locator('.carousel').first()).toBeVisible();
  await edit.getByRole('radio', { name: word('enums.carouselPosition.2') }).check();
  await edit.getByRole('button', { name: word('form.save'), exact: true }).click();
  await expect(page.getByText('无法启用：同一位置最多启用 10 张轮播图').first()).toBeVisible();
});
