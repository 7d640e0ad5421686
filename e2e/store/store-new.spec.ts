import type { Locator, Page } from '@playwright/test';
import { memberRegister } from '@/lib/contract/storefront/members';
import { expect, test, word } from '../fixtures';
import { buys } from '../stack/buys';
import { firstVisit, fresh, makePlan, rowNamed, takePassword } from './stores';

const own = (field: string) => word(`storeInfo.fields.${field}`);
const field = (name: string) => word(`store.fields.${name}`);

/** Takes a picture of the library for a field; where the field has a shape, as the cropper offers it. */
async function picture(page: Page, form: Locator, name: string, cropped = false): Promise<void> {
  await form.locator(`[data-field="${name}"] button.pick`).click();
  const pictures = page.getByRole('dialog', { name: word('picture.libraryTitle') });
  await pictures.getByRole('gridcell').first().click();
  await pictures.getByRole('button', { name: word('media.ok') }).click();
  if (cropped) {
    const cropper = page.getByRole('dialog', { name: word('media.cropper.title') });
    await cropper.getByRole('button', { name: word('media.ok') }).click();
  }
  await expect(form.locator(`[data-field="${name}"] img`)).toBeVisible();
}

test('新增门店 a store is made by the form whole: pictures, place by the map, owner, plan, qualification; its owner signs in and finds it', async ({
  page,
  browser,
  signIn,
  world,
  consoleErrors,
}) => {
  const plan = await makePlan(world.api, 'UPLOAD_GOODS');
  const [name, username] = [fresh('桐庐山居生活馆'), fresh('tonglu_')];
  const mobile = `165${String(process.pid % 100_000).padStart(5, '0')}${String(Date.now() % 1_000).padStart(3, '0')}`;
  const { memberId } = await buys(world, memberRegister, { mobile, nickname: '山居主人' });
  await signIn('admin', { at: '/shopping/shop' });
  await page.getByRole('button', { name: word('store.add'), exact: true }).click();
  const form = page.getByRole('dialog', { name: word('store.add') });
  const save = form.getByRole('button', { name: word('form.save'), exact: true });
  await form.getByLabel(own('name')).fill(name);
  await form.getByLabel(own('contactName')).fill('王敏');
  await form.getByLabel(own('contactMobile')).fill('13900001111');
  await picture(page, form, 'logo');
  await picture(page, form, 'cover', true);
  await form.getByLabel(own('intro')).fill('一间会讲故事的山居小店');

  await form.getByRole('combobox', { name: new RegExp(`^${field('ownerMemberId')}`) }).fill(mobile);
  await page
    .getByRole('option')
    .filter({ hasText: `#${memberId}` })
    .click();
  await form.getByLabel(field('username')).fill(username);
  await form.getByRole('combobox', { name: new RegExp(`^${field('levelId')}`) }).click();
  await page.getByRole('option', { name: '标准店', exact: true }).click();
  await expect(form.getByRole('checkbox', { name: word('enums.storeAuth.UPLOAD_GOODS') })).toBeVisible();
  await form.getByRole('combobox', { name: new RegExp(`^${field('mealId')}`) }).click();
  await page.getByRole('option', { name: plan.name, exact: true }).click();
  // The plan brings its features.
  await expect(form.getByRole('checkbox', { name: word('enums.storeAuth.UPLOAD_GOODS') })).toHaveCount(0);

  await form.getByRole('button', { name: word('map.field.pick') }).click();
  const place = page.getByRole('dialog', { name: '我的图片', exact: true });
  const map = place.frameLocator('iframe');
  await map.getByRole('combobox', { name: word('map.picker.search') }).fill('杭州 桐庐');
  await map.getByRole('option', { name: /桐庐县/ }).click();
  await expect(place.getByText(/浙江省杭州市桐庐县/)).toBeVisible();
  await place.getByRole('button', { name: word('media.ok') }).click();
  await expect(form.getByRole('combobox', { name: own('region') })).toHaveValue(/桐庐县$/);
  await form.getByLabel(own('address')).fill('迎春南路 88 号');
  await form.getByLabel(own('closeTime')).fill('22:30');
  await form.getByRole('checkbox', { name: word('storeInfo.days.7') }).uncheck();

  await form.getByLabel(own('legalName')).fill('王敏');
  await form.getByLabel(own('legalIdCard')).fill('33010819850315241X');
  await picture(page, form, 'qualification.idCardFront');
  await save.click();
  // The rules for other stores ask for both sides.
  await expect(
    form
      .getByText(/身份证反面/)
      .and(form.locator('[data-error], [role="alert"]'))
      .first(),
  ).toBeVisible();
  await picture(page, form, 'qualification.idCardBack');
  await form.getByLabel(field('remark')).fill('线下签约');
  await save.click();

  const tempPassword = await takePassword(page, username);
  await expect(form).toHaveCount(0);
  await expect(rowNamed(page, name)).toContainText(plan.name);
  await expect(rowNamed(page, name)).toContainText('营业中');
  const [made] = await world.sql<Record<string, unknown>>(
    `select region::text like '%桐庐县%' as there, latitude is not null as placed, open_days::text as days, close_time as closes, owner_member_id as owner,
       auths, remark, qualification ->> 'legalIdCard' as card from store where name = $1`,
    [name],
  );
  expect(made).toMatchObject({ there: true, placed: true, closes: '22:30', owner: memberId, auths: 'UPLOAD_GOODS', remark: '线下签约' });
  expect([made?.card, String(made?.days).includes('7')]).toEqual(['33010819850315241X', false]);
  expect(consoleErrors).toEqual([]);

  const owner = await firstVisit(browser, world, username, tempPassword);
  await expect(owner.getByLabel(own('name'))).toHaveValue(name);
  await expect(owner.getByLabel(own('closeTime'))).toHaveValue('22:30');
  // The same fields on its own side, what is personal masked, what the platform alone may know not there.
  await expect(owner.getByLabel(own('legalIdCard'))).toHaveValue('3301**********241X');
  await expect(owner.getByLabel(own('contactMobile'))).toHaveValue('139****1111');
  await expect(owner.getByText('线下签约')).toHaveCount(0);
  await owner.context().close();
});
