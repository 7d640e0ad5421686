import type { Locator } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { MEMBERS, takeMembers } from '../member/members';
import { dialogOf, rowOf, said } from '../page-parts';
import { act } from '../row-action';

const COUPONS = '/marketing/coupon';

test('another store sees its own coupons alone, edits what may still be edited, and stops one', async ({ page, signIn, world }) => {
  await signIn('store1', { at: COUPONS });
  const own = await world.sql<{ name: string }>('select name from coupon where store_id = 1');
  const rows = page.locator('tbody tr[data-id]');
  await expect(rows).toHaveCount(own.length);
  const row = page.getByRole('row').filter({ hasText: own[0]?.name ?? '' });
  await act(page, row, word('common.edit'));
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByTitle(word('coupon.lockedHint')).first()).toBeVisible();
  await expect(sheet.getByLabel(word('coupon.fields.discountPrice'))).toBeDisabled();
  await sheet.getByLabel(word('coupon.fields.name')).fill('滨江新名');
  await sheet.getByRole('button', { name: word('form.save'), exact: true }).click();
  await expect(said(page, word('common.updated'))).toBeVisible();
  const renamed = page.getByRole('row').filter({ hasText: '滨江新名' });
  await renamed.getByRole('switch').click();
  await expect(renamed).toContainText(word('enums.couponStatus.2'));
});

test('a coupon from its form to its figures: published, issued by search, level and file, sent from members, voided', async ({
  page,
  signIn,
  world,
}) => {
  const before = await world.brokenBooks();
  const name = `旅程补偿券${process.pid}`;
  const [one, two, three] = await takeMembers(world, 'level_id = 4', 3);
  await signIn('admin', { at: COUPONS });
  await page.getByRole('button', { name: word('coupon.add'), exact: true }).click();
  const sheet = dialogOf(page, word('coupon.add'));
  await sheet.getByLabel(word('coupon.fields.name')).fill(name);
  await sheet.getByLabel(word('coupon.fields.discountPrice')).fill('12');
  await sheet.getByLabel(word('coupon.fields.perLimit')).fill('9');
  await sheet.getByRole('combobox', { name: word('coupon.fields.takeType') }).click();
  await page.getByRole('option', { name: word('enums.couponTake.2'), exact: true }).click();
  await sheet.getByRole('button', { name: word('coupon.saveDraft'), exact: true }).click();
  await expect(said(page, word('common.created'))).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(word('enums.couponStatus.0'));
  await act(page, row, word('common.edit'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('coupon.publish'), exact: true })
    .click();
  await expect(row).toContainText(word('enums.couponStatus.1'));
  const held = async () =>
    (
      await world.sql<{ n: number }>(
        'select count(*)::int as n from member_coupon where coupon_id = (select id from coupon where name = $1)',
        [name],
      )
    )[0]?.n;

  const issue = async (choose: (dialog: Locator) => Promise<void>) => {
    await act(page, row, word('coupon.actions.issue'));
    const dialog = dialogOf(page, `${word('couponIssue.title')} · ${name}`);
    await choose(dialog);
    await dialog.getByRole('button', { name: new RegExp(word('couponIssue.send').replace('{n}', '[1-9]\\d*')) }).click();
    await expect(dialog).toHaveCount(0);
  };
  await issue(async (dialog) => {
    await dialog.getByRole('combobox').fill(one?.mobile ?? '');
    await page
      .getByRole('option')
      .filter({ hasText: `#${one?.id}` })
      .click();
  });
  await expect.poll(held).toBe(1);
  await issue(async (dialog) => {
    await dialog.getByRole('tab', { name: word('couponIssue.ways.level') }).click();
    await dialog.getByRole('checkbox').last().check();
  });
  const [{ n: onLevel } = { n: 0 }] = await world.sql<{ n: number }>(
    'select count(*)::int as n from member where level_id = 4 and status = 1',
  );
  await expect.poll(held).toBe(1 + onLevel);
  await issue(async (dialog) => {
    await dialog.getByRole('tab', { name: word('couponIssue.ways.file') }).click();
    const file = { name: 'mobiles.csv', mimeType: 'text/csv', buffer: Buffer.from(`${two?.mobile}\n${three?.mobile}\n`) };
    await dialog.locator('input[type="file"]').setInputFiles(file);
  });
  await expect.poll(held).toBe(3 + onLevel);

  await page.goto(`${MEMBERS}?keyword=${two?.mobile}`);
  const send = async () => {
    const dialog = page.getByRole('dialog').filter({ hasText: word('couponIssue.fields.count') });
    await dialog.getByRole('combobox').fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await dialog.getByRole('button', { name: word('couponIssue.confirm'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await act(page, rowOf(page, two?.id ?? 0), word('member.actions.sendCoupon'));
  await send();
  await expect.poll(held).toBe(4 + onLevel);
  await rowOf(page, two?.id ?? 0)
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: word('member.actions.sendCoupon'), exact: true }).click();
  await send();
  await expect.poll(held).toBe(5 + onLevel);

  await page.goto(`${COUPONS}?name=${encodeURIComponent(name)}`);
  await act(page, row, word('coupon.actions.records'));
  const drawer = dialogOf(page, `${word('couponRecord.title')} · ${name}`);
  const record = drawer.locator('tbody tr[data-id]').first();
  await record.getByRole('button', { name: word('couponRecord.actions.void'), exact: true }).click();
  const reason = page.getByRole('dialog').filter({ hasText: word('couponRecord.consequence.void') });
  await reason.getByRole('textbox').fill('发错了');
  await reason.locator('button[type="submit"]').click();
  await expect(record).toContainText(word('enums.memberCouponStatus.4'));
  await drawer.getByRole('tab', { name: word('couponRecord.statistics') }).click();
  await expect(drawer.locator('dl > div').filter({ hasText: word('couponRecord.figures.taken') })).toContainText(String(5 + onLevel));
  expect(await world.brokenBooks()).toEqual(before);
});
