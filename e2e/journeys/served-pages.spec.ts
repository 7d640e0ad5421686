import { leaves } from '@/lib/navigation/derive';
import { routeTable } from '@/lib/navigation/table';
import { type Account, expect, HOME_PATH, LOGIN_PATH, test, word } from '../fixtures';
import { menuPaths } from '../user/steps';

const pages = leaves(routeTable).map(({ path, titleKey, hidden }) => ({
  path,
  hidden,
  address: path.replace(':id', '1'),
  /** As it stands in a page: the number belongs to the record. */
  written: path.replace(':id', ''),
  titleName: titleKey.slice('route.'.length),
}));
const all = pages.map(({ path }) => path as string);
const without = (...left: readonly string[]) => all.filter((path) => !left.includes(path));

/** Specification 2.3 and 6, spelled out, so that the rules of the table are not judged by themselves. */
const PLATFORM = ['shop', 'applyShopList', 'applyShopLevel', 'applyShopMeal', 'shopFinance'].map((name) => `/shopping/${name}`);
const OF_THE_MAIN_STORE = [...PLATFORM, '/order/express', '/parameter/osSetting'];
const CREATE = ['accountGoods/createAccountGoods', 'hardwareGoods/createHardwareGoods', 'formGoods/createFormGoods'].map(
  (name) => `/goods/${name}`,
);
const permitted: Readonly<Record<Account, readonly string[]>> = {
  admin: all,
  clerk: [HOME_PATH, '/member/memberList', '/member/pointRecord', '/member/balanceRecord', '/member/memberLevel'],
  store1: without(...OF_THE_MAIN_STORE, ...CREATE),
  store2: without(...OF_THE_MAIN_STORE),
};

const names: Readonly<Record<Account, string>> = { admin: '林知远', clerk: '周晓敏', store1: '陈立新', store2: '沈月华' };

/** Page text as it would read without the quoting of scripts inside scripts. */
const unquoted = (text: string) => text.replaceAll('\\', '');

for (const account of ['admin', 'clerk', 'store1', 'store2'] as const) {
  const mine = pages.filter(({ path }) => permitted[account].includes(path));
  const others = pages.filter(({ path }) => !permitted[account].includes(path));

  test(`S1: the menu of ${account} and what is served name the permitted pages and no other`, async ({ page, signIn }) => {
    test.setTimeout(180_000);
    await signIn(account);
    const shown = await menuPaths(page);
    expect(mine.filter(({ path, hidden }) => !hidden && !shown.includes(path)).map(({ path }) => path)).toEqual([]);
    expect(others.filter(({ path }) => shown.includes(path)).map(({ path }) => path)).toEqual([]);
    await page.getByRole('button', { name: word('shell.account') }).click();
    await expect(page.getByText(names[account], { exact: true })).toBeVisible();
    const served = async (address: string, headers: Record<string, string> = {}) => {
      const answer = await page.request.get(address, { headers });
      return { status: answer.status(), text: unquoted(await answer.text()) };
    };
    const forbiddenIn = (text: string) =>
      others.filter(({ written, titleName }) => text.includes(`"${written}"`) || text.includes(`"${titleName}":"`)).map(({ path }) => path);
    const home = await served(HOME_PATH);
    // First that the test sees the names it looks for.
    expect(mine.filter(({ path, titleName }) => !home.text.includes(`"${path}"`) || !home.text.includes(`"${titleName}":"`))).toEqual([]);
    expect(others.filter(({ written }) => home.text.includes(written)).map(({ path }) => path)).toEqual([]);
    expect(forbiddenIn(home.text)).toEqual([]);
    expect(forbiddenIn((await served(HOME_PATH, { rsc: '1' })).text)).toEqual([]);
    // That each page opens for whoever may go everywhere is what the walk over the screens begins with.
    for (const { address, path } of others.length > 0 ? mine : []) {
      const { status, text } = await served(address);
      expect(status, path).toBe(200);
      expect(forbiddenIn(text), path).toEqual([]);
    }
    for (const { address, path } of others) {
      const { status, text } = await served(address);
      expect(status, path).toBe(404);
      // The answer repeats the address that was asked for, and says no more than that.
      expect(
        forbiddenIn(text).filter((named) => named !== path),
        path,
      ).toEqual([]);
    }
  });
}

test('S1: whoever is not signed in is told of no page but the one they asked for', async ({ page }) => {
  for (const { address, path } of pages) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(307);
    expect(new URL(answer.headers().location ?? '', answer.url()).pathname, path).toBe(LOGIN_PATH);
  }
  const text = unquoted(await (await page.request.get(LOGIN_PATH)).text());
  expect(all.filter((path) => path !== HOME_PATH && text.includes(path))).toEqual([]);
});
