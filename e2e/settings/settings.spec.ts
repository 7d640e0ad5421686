import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { keepAnswers } from '../kept-answers';
import { dialogOf, said } from '../page-parts';
import { findFor, openSearch } from '../shell/open-pages';

const SETTINGS = '/parameter/systemSetting';
const OTHER_STORES = '/parameter/osSetting';
const text = (key: string) => word(`systemConfig.${key}`);
const save = (page: Page) => page.getByRole('button', { name: word('form.save'), exact: true }).filter({ visible: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${text(`tabs.${name}`)}`) });

test('money rules are listed old and new before they are saved; a secret shows as ******; who comes second is told', async ({
  page,
  signIn,
  world,
  consoleErrors,
}) => {
  const config = (await world.api.as('admin', 'GET', '/v1/admin/system/config/info')) as { map: object };
  const keyed = { ...config, map: { ...config.map, geocoderKey: 'the-real-key' } };
  await world.api.as('admin', 'POST', '/v1/admin/system/config/save', keyed);
  const answers = keepAnswers(page, '/system/config/info');
  await signIn('admin', { at: SETTINGS });
  await tab(page, 'map').click();
  await expect(page.getByLabel(text('fields.map.geocoderKey'))).toHaveValue('******');
  await tab(page, 'trade').click();
  await page.getByLabel(text('fields.trade.minPay')).fill('9.9');
  await tab(page, 'withdraw').click();
  await page.getByLabel(text('fields.withdraw.feePercent')).fill('0.6');
  await page.getByLabel(text('fields.withdraw.workText')).fill('T+1 到账');
  await save(page).click();
  const rules = dialogOf(page, text('rules.title'));
  await expect(rules.getByText(text('rules.text'))).toBeVisible();
  const line = (field: string) => rules.getByRole('row').filter({ hasText: text(`fields.${field}`) });
  await expect(line('trade.minPay')).toContainText('¥9.90');
  await expect(line('withdraw.feePercent')).toContainText('0.6%');
  await rules.getByRole('button', { name: word('form.cancel'), exact: true }).click();
  expect(await world.sql("select 1 from system_config where name = 'trade' and values ->> 'minPay' = '990'")).toEqual([]);
  await save(page).click();
  await rules.getByRole('button', { name: word('form.ok'), exact: true }).click();
  await expect(said(page, text('saved'))).toBeVisible();
  const [stored] = await world.sql<{ pay: string; key: string }>(
    `select (select values ->> 'minPay' from system_config where name = 'trade' and store_id = 0) as pay,
      (select values ->> 'geocoderKey' from system_config where name = 'map' and store_id = 0) as key`,
  );
  expect(stored).toEqual({ pay: '990', key: 'the-real-key' });
  expect(await answers.text()).not.toContain('the-real-key');

  const now = (await world.api.as('admin', 'GET', '/v1/admin/system/config/info')) as { media: object; freight: object };
  await world.api.as('admin', 'POST', '/v1/admin/system/config/save', {
    ...{ ...now, media: { ...now.media, imageMaxMb: 7 } },
    freight: { ...now.freight, freeShippingMin: 9_900 },
  });
  await tab(page, 'media').click();
  await page.getByLabel(text('fields.media.videoMaxMb')).fill('120');
  await save(page).click();
  await expect(page.getByText('无法保存：数据已被他人修改，请刷新后重试').first()).toBeVisible();
  const dispute = dialogOf(page, word('form.conflict.title'));
  const disputed = (field: string) => dispute.getByRole('row').filter({ hasText: text(`fields.media.${field}`) });
  await expect(disputed('imageMaxMb').getByRole('radio', { checked: true })).toHaveAccessibleName('7');
  await expect(disputed('videoMaxMb').getByRole('radio', { checked: true })).toHaveAccessibleName('120');
  // Nobody has looked at the group of this one: its amount is written as its input would.
  await expect(dispute.getByRole('radio', { name: '¥99.00' })).toBeChecked();
  await dispute.getByRole('button', { name: word('form.conflict.apply'), exact: true }).click();
  await save(page).click();
  await expect
    .poll(() =>
      world.sql(
        "select values ->> 'imageMaxMb' as image, values ->> 'videoMaxMb' as video from system_config where name = 'media' and store_id = 0",
      ),
    )
    .toEqual([{ image: '7', video: '120' }]);
  expect(consoleErrors.filter((line) => !line.includes('409'))).toEqual([]);
});

test('another store has its four tabs; the rules for other stores are in no menu, search, page or first byte of it', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('store1', { at: SETTINGS });
  const shown = ['store', 'trade', 'invoice', 'notice'].map((name) => text(`tabs.${name}`));
  const first = text('tabs.store');
  await expect(page.getByRole('tab', { name: first })).toBeVisible();
  await expect(page.getByRole('tablist').filter({ hasText: first }).getByRole('tab')).toHaveText(shown);
  await tab(page, 'trade').click();
  await expect(page.getByLabel(text('fields.trade.autoReceiveDays'))).toBeDisabled();
  await expect(page.getByLabel(text('fields.trade.minPay'))).toHaveCount(0);
  await tab(page, 'invoice').click();
  await page.getByLabel(text('fields.invoice.applyDays')).fill('33');
  await save(page).click();
  await expect(said(page, text('saved'))).toBeVisible();
  const own = await world.sql("select 1 from system_config where store_id = 1 and name = 'invoice' and values ->> 'applyDays' = '33'");
  expect(own).toHaveLength(1);

  const title = word('route.osSetting');
  await expect(page.getByRole('navigation', { name: word('shell.navigation') }).getByText(title)).toHaveCount(0);
  const served = await (await page.request.get('/dashboard')).text();
  expect([served.includes(title), served.includes('osSetting')]).toEqual([false, false]);
  const refused = await page.request.get(OTHER_STORES);
  expect(refused.status()).toBe(404);
  await findFor(page, await openSearch(page), title);
  await expect(page.getByRole('option').filter({ hasText: title })).toHaveCount(0);

  await signIn('admin', { at: OTHER_STORES });
  await page.getByLabel(word('otherStoreConfig.fields.expireGraceDays')).fill('6');
  await save(page).click();
  await expect(said(page, word('otherStoreConfig.saved'))).toBeVisible();
  const [{ grace } = { grace: '' }] = await world.sql<{ grace: string }>(
    "select values ->> 'expireGraceDays' as grace from system_config where name = 'os'",
  );
  expect(grace).toBe('6');
});
