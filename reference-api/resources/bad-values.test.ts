import { expect, it } from 'vitest';
import { accountConfig } from '@/lib/contract/account-config';
import { codes } from '@/lib/contract/call/codes';
import { coupon, couponInfo } from '@/lib/contract/coupon';
import { homeCarousel } from '@/lib/contract/home-carousel';
import { homeDialog } from '@/lib/contract/home-dialog';
import { kingKongList, kingKongSave } from '@/lib/contract/king-kong';
import { member, memberCreate, memberUpdate } from '@/lib/contract/member';
import { memberBalance, memberExport } from '@/lib/contract/member/action';
import { orderPrice } from '@/lib/contract/order/action';
import { role } from '@/lib/contract/role';
import { storeFinance, storeFinanceAdjust, storeFinanceSummary } from '@/lib/contract/store-flow';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');

const impossible = ['2026-02-30 00:00:00', '2026-01-01 25:00:00', '0000-00-00 00:00:00', '0001-01-01 00:00:00'];

it.each(impossible)('%s is no bound of a list, its sums or its export', async (time) => {
  const refused = { code: 40001, msg: expect.stringMatching(/格式不正确$/), data: { fieldErrors: [{ field: 'startTime' }] } };
  expect(await admin.send(member.list, { query: { startTime: time } })).toMatchObject(refused);
  expect(await (await admin.fetch(memberExport, { query: { startTime: time } })).json()).toMatchObject(refused);
  for (const call of [storeFinance.list, storeFinanceSummary])
    expect(await admin.send(call, { query: { startTime: time } })).toMatchObject({
      code: 40001,
      data: { fieldErrors: [{ field: 'startTime' }] },
    });
});

it.each(impossible)('%s is stored nowhere in place of another time or of none', async (time) => {
  const period = { startTime: '2026-01-01 00:00:00', endTime: '2099-01-01 00:00:00' };
  const picture = { image: '/media/a.png' };
  const refused = (field: string) => ({ code: 40001, msg: expect.stringMatching(/格式不正确$/), data: { fieldErrors: [{ field }] } });
  expect(await admin.send(homeDialog.create, { body: { name: '弹窗', ...picture, ...period, startTime: time } })).toMatchObject(
    refused('startTime'),
  );
  expect(await admin.send(homeCarousel.create, { body: { title: '轮播', ...picture, endTime: time } })).toMatchObject(refused('endTime'));
  const published = { name: '时间测试券', discountPrice: 100, validStart: period.startTime, validEnd: period.endTime, publish: 1 };
  expect(await admin.send(coupon.create, { body: { ...published, takeEnd: time } })).toMatchObject(refused('takeEnd'));
});

it('a birthday is a day of the calendar', async () => {
  const made = await admin.ask(memberCreate, { body: { nickname: '生日', mobile: '19700000100' } });
  const body = { ...made, birthday: '2026-02-30' };
  expect(await admin.send(memberUpdate, { body })).toMatchObject({ code: 40001, data: { fieldErrors: [{ field: 'birthday' }] } });
});

const MOST_FEN = 100_000_000;

it('a correction of a balance is no larger than its sums can bear', async () => {
  const { id } = (await admin.ask(member.list)).rows[0] ?? {};
  const adjust = (delta: number) => [
    () =>
      admin.send(storeFinanceAdjust, { body: { storeId: 2, delta, remark: '测试' }, headers: { 'idempotency-key': crypto.randomUUID() } }),
    () => admin.send(memberBalance, { body: { id, delta, remark: '测试' }, headers: { 'idempotency-key': crypto.randomUUID() } }),
  ];
  for (const delta of [MOST_FEN + 1, -MOST_FEN - 1, 7e15])
    for (const send of adjust(delta))
      expect(await send()).toMatchObject({ code: 40001, msg: expect.stringMatching(/范围为 0.01-1000000.00$/) });
  for (const send of adjust(MOST_FEN)) expect(await send()).toMatchObject({ code: 0 });
});

it('a change of price is no larger than the sums of its order can bear', async () => {
  const { id } = await world.first<{ id: number }>('select id from "order" where status = 0 limit 1');
  for (const adjustPrice of [7e15, -7e15])
    expect(await admin.send(orderPrice, { body: { id, adjustPrice } })).toMatchObject({
      code: 40001,
      data: { fieldErrors: [{ field: 'adjustPrice' }] },
    });
});

it('an order of icon slots names each once and no more than there are', async () => {
  const slots = (await admin.ask(kingKongList)).rows.map(({ id, sort }) => ({ id, sort }));
  const send = (list: object[]) => admin.send(kingKongSave, { body: { list } });
  const [first] = slots;
  for (const list of [Array(100_000).fill(first), [first, first]])
    expect(await send(list as object[])).toMatchObject({ code: codes.invalidRequest });
  expect(await send(slots)).toMatchObject({ code: 0 });
});

it('what is chosen twice is kept once, and no more is taken than there can be', async () => {
  const draft = { name: '角色', scope: 1 };
  const made = await admin.ask(role.create, { body: { ...draft, code: 'bad_values', permissions: Array(100_000).fill('admin_P1') } });
  expect(made.permissions).toEqual(['admin_P1']);
  const many = Array.from({ length: 100_000 }, (_, at) => `admin_X${at}`);
  expect(await admin.send(role.create, { body: { ...draft, code: 'bad_many', permissions: many } })).toMatchObject({ code: 40001 });
});

it('an id may come as text in an update of whatever keeps unknown fields', async () => {
  const picture = await admin.ask(homeCarousel.create, { body: { title: '轮播', image: '/media/a.png' } });
  const body = { ...picture, id: String(picture.id), title: '改名' };
  expect(await admin.send(homeCarousel.update, { body })).toMatchObject({ code: 0, data: { id: picture.id, title: '改名' } });
  const contact = { usage: 2, type: 5, name: '电话', account: '0571-88001122' };
  const account = await admin.ask(accountConfig.create, { body: contact });
  const changed = { ...account, id: String(account.id), name: '总机' };
  expect(await admin.send(accountConfig.update, { body: changed })).toMatchObject({ code: 0, data: { id: account.id, name: '总机' } });
});

const period = { startTime: '2026-01-01 00:00:00', endTime: '2099-01-01 00:00:00' };
const dialog = (levelIds: number[]) => ({ name: '弹窗', image: '/media/a.png', ...period, audience: 3, levelIds });
const couponOf = (memberLevelIds: number[]) => ({ name: '等级测试券', discountPrice: 100, memberLevelIds });

it.each([999_999, 1e15])('a level of members that does not exist is chosen nowhere: %d', async (level) => {
  expect(await admin.send(coupon.create, { body: couponOf([level]) })).toMatchObject({ code: 40401 });
  expect(await admin.send(homeDialog.create, { body: dialog([1, level]) })).toMatchObject({ code: 40401 });
});

it('a level that was removed since stays where it was chosen, and is told twice as once', async () => {
  const { id: level } = await world.first<{ id: number }>(
    `insert into member_level (name, grade, create_time) values ('将删', 90, now()) returning id`,
  );
  const made = await admin.ask(coupon.create, { body: couponOf([1, level, level]) });
  const shown = await admin.ask(homeDialog.create, { body: dialog([level, level]) });
  expect([made.memberLevelIds, shown.levelIds]).toEqual([[1, level], [level]]);
  await world.sql('delete from member_level where id = $1', [level]);
  expect(await admin.send(coupon.update, { body: { ...made, ...couponOf([level]), publish: 0 } })).toMatchObject({ code: 0 });
  expect(await admin.send(homeDialog.update, { body: { ...shown, name: '改名' } })).toMatchObject({ code: 0 });
  expect(await admin.send(couponInfo, { query: { id: made.id } })).toMatchObject({ code: 0 });
});
