import { beforeAll, describe, expect, it } from 'vitest';
import { accountConfig } from '@/lib/contract/account-config';
import { codes } from '@/lib/contract/call/codes';
import { CONFIRM_PASSWORD } from '@/lib/contract/call/wire';
import { coupon, couponSort, couponStatus } from '@/lib/contract/coupon';
import { couponIssue } from '@/lib/contract/coupon-issue';
import { homeCarousel } from '@/lib/contract/home-carousel';
import { homeDialog, homeDialogSort, homeDialogStatus } from '@/lib/contract/home-dialog';
import { DAY_MS, wireTime } from '@/lib/format/shanghai-time';
import { allCodes } from '@/reference-api/auth/permission-tree';
import { accountConfig as accounts } from '@/reference-api/database/schema/home';
import { DEMO_PASSWORD } from '@/reference-api/database/seed/foundation';
import { databaseHash } from '@/reference-api/testing/stores-apart/database-hash';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const main = await world.as('admin');
const clerk = await world.withCodes(allCodes, 1);
beforeAll(() => world.sql(`update store set auths = 'MANAGE_COUPON' where id = 1`));

const inDays = (days: number) => wireTime(new Date(Date.now() + days * DAY_MS));
const refused = { code: codes.otherStoresRow };

/** What other stores publish the main store sees and does not change; the console offers it nothing else (00-conventions 3.6). */
describe('rows of another store are not written by the main store', () => {
  it('coupons: changed, removed, stopped, sorted; they are given out', async () => {
    const draft = {
      name: '门店券',
      kind: 1,
      discountPrice: 500,
      takeType: 2,
      validityType: 2,
      afterDays: 0,
      validDays: 9,
      scope: 1,
      publish: 1,
    };
    const made = await clerk.ask(coupon.create, { body: draft });
    const { id } = made;
    const before = await databaseHash(world.database);
    expect(await main.send(coupon.update, { body: { ...made, ...draft, name: '改名' } })).toMatchObject(refused);
    expect(await main.send(coupon.remove, { query: { id } })).toMatchObject(refused);
    expect(await main.send(couponStatus, { body: { id, status: 2 } })).toMatchObject(refused);
    expect(await main.send(couponSort, { body: { id, sort: 3 } })).toMatchObject(refused);
    expect(await databaseHash(world.database)).toEqual(before);
    const { id: memberId } = await world.first<{ id: number }>('select id from member where status = 1 order by id limit 1');
    expect(await main.ask(couponIssue, { body: { id, count: 1, memberIds: [memberId] } })).toMatchObject({ success: 1 });
  });

  it('entries of the carousel: changed, removed', async () => {
    const made = await clerk.ask(homeCarousel.create, { body: { title: '轮播', image: '/a.png' } });
    const before = await databaseHash(world.database);
    expect(await main.send(homeCarousel.update, { body: { ...made, status: 0 } })).toMatchObject(refused);
    expect(await main.send(homeCarousel.remove, { query: { id: made.id } })).toMatchObject(refused);
    expect(await databaseHash(world.database)).toEqual(before);
  });

  it('dialogs: changed, removed, sorted; of many switched at once its own are', async () => {
    const draft = { name: '弹窗', image: '/a.png', startTime: inDays(-1), endTime: inDays(5) };
    const made = await clerk.ask(homeDialog.create, { body: draft });
    const { id } = made;
    const before = await databaseHash(world.database);
    expect(await main.send(homeDialog.update, { body: { ...made, name: '改名' } })).toMatchObject(refused);
    expect(await main.send(homeDialog.remove, { query: { id } })).toMatchObject(refused);
    expect(await main.send(homeDialogSort, { body: { id, sort: 3 } })).toMatchObject(refused);
    expect(await databaseHash(world.database)).toEqual(before);
    const own = await main.ask(homeDialog.create, { body: draft });
    expect(await main.ask(homeDialogStatus, { body: { ids: [id, own.id], status: 0 } })).toMatchObject({
      success: 1,
      failed: [{ id, ...refused }],
    });
  });

  it('accounts that receive money: changed, removed, whoever knows the password', async () => {
    const account = { usage: 1, type: 3, name: '对公', account: '6222021234567890123', holder: '店', bankName: '行', branch: '支行' };
    const [stored] = await world.database
      .insert(accounts)
      .values({ ...account, storeId: 1, isDefault: 0, updateTime: new Date(), updaterName: '' })
      .returning({ id: accounts.id, version: accounts.version });
    const before = await databaseHash(world.database);
    const changed = { ...account, ...stored, account: '6222029999999999999', password: DEMO_PASSWORD };
    expect(await main.send(accountConfig.update, { body: changed })).toMatchObject(refused);
    const headers = { [CONFIRM_PASSWORD]: encodeURIComponent(DEMO_PASSWORD) };
    expect(await main.send(accountConfig.remove, { query: { id: stored?.id ?? 0 }, headers })).toMatchObject(refused);
    expect(await databaseHash(world.database)).toEqual(before);
  });
});
