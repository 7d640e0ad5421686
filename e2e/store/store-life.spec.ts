import { storePayCall, storeResubmitCall } from '@/lib/contract/storefront/applications';
import { expect, fillLogin, test, word } from '../fixtures';
import { act } from '../row-action';
import { shownPanel } from '../shell/open-pages';
import { buys } from '../stack/buys';
import { applied, firstVisit, fresh, makePlan, material, OWNER_PASSWORD, rowNamed, takePassword, withReason } from './stores';

const PRICE = 199_900;

test('门店 a whole life: rejected, sent in again, approved, at rest, on another level, closed with a reason and opened again, seen from both sides', async ({
  page,
  browser,
  signIn,
  world,
  consoleErrors,
}) => {
  const plan = await makePlan(world.api, 'UPLOAD_GOODS', PRICE);
  const name = fresh('西溪数码生活馆');
  const username = fresh('xixi_');
  const { id, applyNo } = await applied(world, name, plan.id);

  await signIn('admin', { at: `/shopping/applyShopList?tab=0&keyword=${applyNo}` });
  // Both decisions are made in the drawer, beside what the applicant sent.
  await act(page, rowNamed(page, name), word('storeApply.actions.reject'));
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByLabel(word('storeApply.fields.reason')).fill('身份证反面模糊，请重新上传');
  await drawer.locator('button[type="submit"]').click();
  await expect(drawer.getByText('已驳回')).toBeVisible();
  await drawer.getByRole('button', { name: word('feedback.close'), exact: true }).click();
  await expect(rowNamed(page, name)).toHaveCount(0);
  const [rejected] = await world.sql('select status, pay_status from store_apply where id = $1', [id]);
  expect(rejected).toEqual({ status: 2, pay_status: 2 });
  await buys(world, storeResubmitCall, { id, ...material(name), mealId: plan.id });
  await buys(world, storePayCall, { id, channel: 'alipay' });

  await page.reload();
  await act(page, rowNamed(page, name), word('common.view'));
  await expect(drawer).toContainText('身份证反面模糊');
  await expect(drawer).toContainText('3301**********241X');
  await drawer
    .getByRole('button', { name: word('list.reveal'), exact: true })
    .nth(1)
    .click();
  await expect(drawer).toContainText('33010819850315241X');
  await expect(drawer.getByText(word('storeApply.paidHint'))).toBeVisible();
  await drawer.getByLabel(word('storeApply.fields.username')).fill(username);
  await drawer.locator('button[type="submit"]').click();
  const tempPassword = await takePassword(page, username);
  // Once: nothing that is still there, or comes back with a reload, holds it.
  await page.goto(`/shopping/applyShopList?tab=1&keyword=${applyNo}`);
  await expect(rowNamed(page, name)).toBeVisible();
  expect(await page.content()).not.toContain(tempPassword);
  const [income] = await world.sql('select amount::int, biz_type from store_flow where biz_no = $1', [applyNo]);
  expect(income).toEqual({ amount: PRICE, biz_type: 7 });

  const owner = await firstVisit(browser, world, username, tempPassword);
  await expect(owner.getByLabel(word('storeInfo.fields.name'))).toHaveValue(name);
  await expect(owner.getByText(plan.name)).toBeVisible();
  await owner.getByLabel(word('storeInfo.fields.openTime')).fill('09:00');
  await owner.getByLabel(word('storeInfo.fields.closeTime')).fill('21:00');
  await owner.getByRole('checkbox', { name: word('storeInfo.days.1') }).check();
  await owner.getByRole('radio', { name: '休息中' }).check();
  await owner.getByRole('button', { name: '保存', exact: true }).click();
  await expect(owner.getByText('保存成功')).toBeVisible();

  await page.goto(`/shopping/shop?keyword=${encodeURIComponent(name)}`);
  await expect(rowNamed(page, name)).toContainText('休息中');
  await act(page, rowNamed(page, name), word('store.actions.level'));
  const level = page.getByRole('dialog', { name: `${word('store.actions.level')} · ${name}` });
  await level.getByRole('combobox').click();
  await page.getByRole('option', { name: '旗舰店', exact: true }).click();
  await level.getByRole('button', { name: word('form.save'), exact: true }).click();
  await expect(rowNamed(page, name)).toContainText('旗舰店');
  await owner.reload();
  await expect(shownPanel(owner).getByText('旗舰店', { exact: true })).toBeVisible();
  await withReason(page, name, word('store.actions.close'), '连续收到投诉');
  await expect(rowNamed(page, name)).toContainText('已关闭');
  // The open window of the owner ends by itself, and nobody of the store comes in again.
  await expect(owner.getByRole('alertdialog')).toContainText('您的登录已失效');
  await owner.context().clearCookies();
  await owner.goto('/login');
  await fillLogin(owner, username, OWNER_PASSWORD);
  await expect(owner.getByText('门店已关闭，请联系管理员')).toBeVisible();

  await act(page, rowNamed(page, name), word('store.actions.open'));
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(rowNamed(page, name)).toContainText('营业中');
  await fillLogin(owner, username, OWNER_PASSWORD);
  await owner.waitForURL((url) => url.pathname !== '/login');
  expect(consoleErrors).toEqual([]);
  await owner.context().close();
});
