import type { Browser, Page } from '@playwright/test';
import { storeApplyCall, storePayCall } from '@/lib/contract/storefront/applications';
import { memberRegister } from '@/lib/contract/storefront/members';
import { visitAlive } from '../alive';
import { expect } from '../fixtures';
import { act } from '../row-action';
import type { ApiCaller } from '../stack/api-caller';
import { buys } from '../stack/buys';
import type { TestStack } from '../stack/test-stack';
import { word } from '../words';

export const OWNER_PASSWORD = 'Owner2026';
const ID_CARD = '33010819850315241X';
const PICTURE = '/media/demo/store-1.png';

let made = 0;
/** Something nobody else uses, also when a journey is repeated in the same world. */
export const fresh = (name: string): string => {
  made += 1;
  return `${name}${process.pid}${made}`;
};

/** What somebody says who wants to open a store. */
export const material = (storeName: string) => ({
  ...{ storeName, logo: PICTURE, intro: '社区里的一家好店', contactName: '王敏', contactMobile: '13900001111' },
  ...{ region: ['浙江省', '杭州市', '西湖区'], address: '文三路 1 号', longitude: 120.1, latitude: 30.2 },
  qualification: { subjectType: 1, legalName: '王敏', legalIdCard: ID_CARD, idCardFront: PICTURE, idCardBack: PICTURE },
  bank: { holder: '王敏', account: '6222021202012345678', bankName: '中国工商银行', branch: '杭州分行' },
});

/** A plan of the platform. */
export async function makePlan(api: ApiCaller, auths: string, price = 0): Promise<{ id: number; name: string }> {
  const name = fresh('旅程套餐');
  const plan = { name, levelId: 1, price, marketPrice: price, durationUnit: 3, durationNum: 1, auths };
  return { id: ((await api.as('admin', 'POST', '/v1/admin/store/meal', plan)) as { id: number }).id, name };
}

/** Somebody new applies; a plan that costs something is paid for. */
export async function applied(world: TestStack, storeName: string, mealId: number, paid = true): Promise<{ id: number; applyNo: string }> {
  made += 1;
  const mobile = `1${String(7_000_000_000 + (process.pid % 100_000) * 1_000 + made)}`;
  const { memberId } = await buys(world, memberRegister, { mobile });
  const { id, applyNo } = await buys(world, storeApplyCall, { memberId, ...material(storeName), mealId });
  if (paid) await buys(world, storePayCall, { id, channel: 'wechat' });
  return { id, applyNo };
}

/** Changes a one-time password, as the owner does at the first sign-in. */
async function ownPassword({ api }: TestStack, username: string, tempPassword: string): Promise<void> {
  const { token, storeId } = await api.signIn(username, tempPassword);
  const answer = await fetch(`${api.root}/v1/admin/user/password`, {
    method: 'PUT',
    headers: { token, storeId: String(storeId), 'content-type': 'application/json' },
    body: JSON.stringify({ oldPassword: tempPassword, newPassword: OWNER_PASSWORD }),
  });
  expect(await answer.json()).toMatchObject({ code: 0 });
}

/** A store with its owner, opened the short way, on a plan that costs nothing: one without features unless another is named. */
export async function openedStore(world: TestStack, mealId?: number): Promise<{ id: number; name: string; username: string }> {
  const name = fresh('旅程门店');
  const username = fresh('owner_');
  const apply = await applied(world, name, mealId ?? (await makePlan(world.api, '')).id, false);
  const body = { id: apply.id, levelId: 1, username };
  const opened = (await world.api.as('admin', 'PUT', '/v1/admin/store/apply/approve', body)) as { storeId: number; tempPassword: string };
  await ownPassword(world, username, opened.tempPassword);
  return { id: opened.storeId, name, username };
}

/** Another person's browser, signed in. */
export async function windowOf(browser: Browser, { origin }: TestStack, username: string, password: string, at: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  visitAlive(page);
  const answer = await page.request.post('/api/v1/admin/user/login', { headers: { origin, 'x-csrf': '1' }, data: { username, password } });
  expect(await answer.json()).toMatchObject({ code: 0 });
  await page.goto(at);
  return page;
}

/** The one-time password of a store's owner, taken from the dialog that shows it, which is closed. */
export async function takePassword(page: Page, username: string): Promise<string> {
  const secret = page.getByLabel(word('form.oneTimePassword.label'));
  const tempPassword = (await secret.textContent()) ?? '';
  expect(tempPassword.length).toBeGreaterThan(7);
  const told = page.getByRole('dialog').filter({ has: secret });
  await expect(told).toContainText(username);
  await told
    .getByRole('button', { name: word('form.close'), exact: true })
    .last()
    .click();
  await expect(secret).toHaveCount(0);
  return tempPassword;
}

/** The browser of an owner who has changed the one-time password and looks at the own form of the store. */
export async function firstVisit(browser: Browser, world: TestStack, username: string, tempPassword: string): Promise<Page> {
  await ownPassword(world, username, tempPassword);
  return windowOf(browser, world, username, OWNER_PASSWORD, '/parameter/systemSetting');
}

export const rowNamed = (page: Page, name: string) => page.locator('tbody tr[data-id]').filter({ hasText: name });

/** What the window itself gets from a call. */
export const ask = (page: Page, method: string, path: string, body?: unknown): Promise<{ code: number; msg: string }> =>
  page.evaluate(
    async ([way, to, text]) =>
      (
        await fetch(`/api${to}`, {
          method: way ?? 'GET',
          headers: { 'x-csrf': '1', 'idempotency-key': crypto.randomUUID(), ...(text ? { 'content-type': 'application/json' } : {}) },
          ...(text ? { body: text } : {}),
        })
      ).json(),
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  );

/** Carries out an action that asks for a reason. */
export async function withReason(page: Page, name: string, label: string, reason: string): Promise<void> {
  await act(page, rowNamed(page, name), label);
  const dialog = page.getByRole('dialog', { name: `${label} · ${name}` });
  await dialog.getByRole('textbox').fill(reason);
  await dialog.locator('button[type="submit"]').click();
  await expect(page.getByText(word('common.succeeded').replace('{action}', label))).toBeVisible();
}
