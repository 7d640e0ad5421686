import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { couponExport, couponInfo, couponOptions, coupon as couponResource, couponSort, couponStatus } from '@/lib/contract/coupon';
import { couponAudience, couponIssue } from '@/lib/contract/coupon-issue';
import { couponRecord, couponRecordVoid, couponStatistics } from '@/lib/contract/coupon-record';
import { goodsCategory } from '@/lib/contract/goods-category';
import { refundCreate, refundExecute } from '@/lib/contract/refund/action';
import { couponState } from '@/lib/contract/states/coupon';
import { orderPay, orderPlace } from '@/lib/contract/storefront/orders';
import { DAY_MS, wireTime } from '@/lib/format/shanghai-time';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { member } from '@/reference-api/database/schema/member';
import { store } from '@/reference-api/database/schema/store';
import { systemConfig } from '@/reference-api/database/schema/system-config';
import type { Person } from '@/reference-api/testing/person';
import { newBuyer, RECEIVER, sellCards } from '@/reference-api/testing/shop-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

// Coupons that somebody took are made by their number alone.
const world = await testStack({ mayBreak: ['coupon.counts'], testMode: true });
const main = await world.as('admin');

const inDays = (days: number) => wireTime(new Date(Date.now() + days * DAY_MS));
const draft = (more: object = {}) => ({
  ...{ name: '满减测试券', kind: 1, discountPrice: 1_000, threshold: 10_000, totalCount: 100, perLimit: 2, takeType: 2 },
  ...{ validityType: 1, validStart: inDays(-1), validEnd: inDays(10), scope: 1, publish: 1, ...more },
});
const create = (more: object = {}, person = main) => person.ask(couponResource.create, { body: draft(more) });
const refusal = async (more: object) => {
  const { msg, data } = await main.send(couponResource.create, { body: draft(more) });
  return [(data as { fieldErrors?: { field: string }[] } | undefined)?.fieldErrors?.[0]?.field, msg];
};

describe('a coupon', () => {
  it.each([
    [{ discountPrice: 0 }, 'discountPrice', '优惠金额范围为 0.01-99999.99'],
    [{ discountPrice: 10_000 }, 'discountPrice', '优惠金额须小于使用门槛'],
    [{ kind: 2, discountPercent: 100 }, 'discountPercent', '折扣(%)范围为 1-99'],
    [{ totalCount: 1, perLimit: 2 }, 'perLimit', '每人限领不能大于发放数量'],
    [{ takeStart: inDays(2), takeEnd: inDays(1) }, 'takeEnd', '结束时间须晚于开始时间'],
    [{ validEnd: inDays(-0.5) }, 'validEnd', '有效期结束时间须晚于当前时间'],
    [{ takeEnd: inDays(11) }, 'validEnd', '有效期结束时间不能早于领取结束时间'],
    [{ scope: 2, scopeIds: [] }, 'scopeIds', '请选择适用商品'],
    [{ validityType: 2, validDays: 0 }, 'validDays', '有效天数范围为 1-365'],
    [{ name: '短' }, 'name', '优惠券名称长度为 2-30 个字符'],
    [{ validStart: null }, 'validStart', '请选择有效期'],
    [{ validEnd: null }, 'validEnd', '请选择有效期'],
    [{ publish: 0, discountPrice: 10_000_000_000 }, 'discountPrice', '优惠金额范围为 0.01-99999.99'],
    [{ publish: 0, threshold: 10_000_000_000 }, 'threshold', '使用门槛范围为 0-999999.99'],
    [{ publish: 0, totalCount: -5 }, 'totalCount', '发放数量范围为 1-1000000'],
    [{ publish: 0, perLimit: 10_000_000_000 }, 'perLimit', '每人限领范围为 1-99'],
    [{ publish: 0, kind: 2, discountPercent: -5 }, 'discountPercent', '折扣(%)范围为 1-99'],
    [{ publish: 0, validityType: 2, validDays: 10_000_000_000 }, 'validDays', '有效天数范围为 1-365'],
    [{ memberLevelIds: [999_999] }, 'memberLevelIds', '用户等级不存在'],
    [{ publish: 0, sort: 10_000_000_000 }, 'sort', '排序范围为 0-9999'],
  ])('is refused with %o', async (more, field, msg) => {
    expect(await refusal(more)).toEqual([field, msg]);
  });

  it('is kept half written as a draft and must be whole to be published, also from the list', async () => {
    const { id, version, shownStatus } = await create({ discountPrice: 0, publish: 0 });
    expect(shownStatus).toBe(couponState.draft);
    expect((await main.send(couponStatus, { body: { id, status: 1 } })).code).toBe(codes.invalidFields);
    const published = await main.ask(couponResource.update, { body: draft({ id, version, discountPrice: 500 }) });
    expect(published.shownStatus).toBe(couponState.issuing);
  });

  it('leaves out what belongs to the other kind and validity', async () => {
    const made = await create({ kind: 2, discountPercent: 80, discountPrice: 999, validityType: 2, afterDays: 1, validDays: 7 });
    expect(made).toMatchObject({ discountPrice: 0, discountPercent: 80, validStart: null, validEnd: null, validDays: 7 });
  });

  it('A18: lets only numbers grow and times get longer after publishing', async () => {
    const { id, version } = await create({ takeEnd: inDays(5) });
    await world.database.update(coupon).set({ takenCount: 50 }).where(eq(coupon.id, id));
    const change = (more: object) => main.send(couponResource.update, { body: draft({ id, version, takeEnd: inDays(5), ...more }) });
    const { takeEnd, validStart, validEnd } = await main.ask(couponInfo, { query: { id } });
    const kept = { takeEnd, validStart, validEnd };
    expect(await change({ ...kept, discountPrice: 2_000 })).toMatchObject({ code: codes.invalidFields, msg: '已发布的优惠券不可修改该项' });
    expect(await change({ ...kept, totalCount: 40 })).toMatchObject({ code: 60701, msg: '发放数量不能小于已领取数量 50' });
    expect(await change({ ...kept, totalCount: 60 })).toMatchObject({ msg: '发放数量不能小于100' });
    expect(await change({ ...kept, takeEnd: inDays(4) })).toMatchObject({ msg: '领取结束时间只能延后' });
    expect(await change({ ...kept, name: '新的名称', totalCount: 200, perLimit: 5, takeEnd: inDays(6), sort: 9 })).toMatchObject({
      code: 0,
    });
    expect(await change({ ...kept, totalCount: 300, perLimit: 9, takeEnd: inDays(7) })).toMatchObject({ code: codes.versionConflict });
  });

  it('stops, begins again, and cannot begin again when it is over', async () => {
    const { id } = await create();
    expect(await main.ask(couponStatus, { body: { id, status: 2 } })).toMatchObject({ id, status: 2 });
    expect(await main.ask(couponStatus, { body: { id, status: 1 } })).toMatchObject({ id, status: 1 });
    await main.ask(couponStatus, { body: { id, status: 2 } });
    await world.database
      .update(coupon)
      .set({ validEnd: new Date(Date.now() - DAY_MS) })
      .where(eq(coupon.id, id));
    expect(await main.send(couponStatus, { body: { id, status: 1 } })).toMatchObject({ code: 60707, msg: '无法发放：优惠券已结束' });
  });

  it('names the categories it holds for by the whole way to them', async () => {
    const { rows } = await main.ask(goodsCategory.list, { query: { kind: 2 } });
    const parent = rows.find(({ children }) => children.length > 0);
    const child = parent?.children[0];
    const { id } = await create({ scope: 3, scopeIds: [child?.id, parent?.id] });
    const { scopeItems } = await main.ask(couponInfo, { query: { id } });
    expect(scopeItems.map(({ name }) => name)).toEqual([`${parent?.name} / ${child?.name}`, parent?.name]);
  });

  it('is removed as long as nobody took it', async () => {
    const free = await create();
    const taken = await create();
    await world.database.update(coupon).set({ takenCount: 1 }).where(eq(coupon.id, taken.id));
    expect((await main.send(couponResource.remove, { query: { id: free.id } })).code).toBe(0);
    expect(await main.send(couponResource.remove, { query: { id: taken.id } })).toMatchObject({
      code: 60703,
      msg: '无法删除：优惠券已被领取',
    });
  });

  it('is shown as all taken or ended, and found and counted under these states', async () => {
    const full = await create({ name: '领完状态券', totalCount: 2 });
    const over = await create({ name: '结束状态券' });
    await world.database.update(coupon).set({ takenCount: 2 }).where(eq(coupon.id, full.id));
    await world.database
      .update(coupon)
      .set({ validEnd: new Date(Date.now() - DAY_MS) })
      .where(eq(coupon.id, over.id));
    const inState = async (status: number) =>
      (await main.ask(couponResource.list, { query: { name: '状态券', status: String(status) } })).rows;
    expect((await inState(couponState.allTaken)).map(({ id }) => id)).toEqual([full.id]);
    expect((await inState(couponState.ended)).map(({ id, shownStatus }) => [id, shownStatus])).toEqual([[over.id, couponState.ended]]);
    const { tabs } = await main.ask(couponResource.list, { query: { name: '状态券' } });
    expect(tabs).toMatchObject({ all: 2, 3: 1, 4: 1, 1: 0 });
  });

  it('can be chosen while it is given out, twenty at most', async () => {
    const found = await main.ask(couponOptions, { query: { status: 1, takeType: 2 } });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ shownStatus, takeType }) => shownStatus === 1 && takeType === 2)).toBe(true);
  });

  it('can be chosen as a gift by whoever edits goods, and by nobody who sells nothing', async () => {
    const goodsEditor = await world.withCodes(['admin_P2', 'admin_P2.edit']);
    expect((await goodsEditor.ask(couponOptions, { query: { status: 1, takeType: 2 } })).length).toBeGreaterThan(0);
    const reader = await world.withCodes(['admin_P4']);
    expect((await reader.send(couponOptions, { query: {} })).code).toBe(40303);
  });

  it('is exported as it is filtered, in words and 元; another store exports its own alone', async () => {
    const { name } = await create({ name: '导出满减券' });
    const read = async (person: Person, query: object) =>
      (await (await person.fetch(couponExport, { query: { ...query } })).text()).trim().split('\r\n');
    const [head = '', row = '', ...rest] = await read(main, { name });
    expect(head).toContain('优惠券名称');
    for (const cell of [name, '满减券', '10.00', '100.00', '全部商品', '后台发放', '100', '发放中', '平台券'])
      expect(row.split(',')).toContain(cell);
    expect(rest).toEqual([]);
    expect((await read(await world.as('store1'), { name })).slice(1)).toEqual([]);
  });

  it('is exported with what it takes off as the list says it', async () => {
    const { id } = await create({ name: '导出折扣券', kind: 2, discountPercent: 85 });
    const read = async (language: 'zh-CN' | 'en') =>
      (await (await main.fetch(couponExport, { query: { ids: String(id) }, language })).text()).trim().split('\r\n')[1]?.split(',');
    expect(await read('zh-CN')).toContain('8.5折');
    expect(await read('en')).toContain('15% off');
  });

  it('moves in its order', async () => {
    const { id } = await create();
    await main.ask(couponSort, { body: { id, sort: 77 } });
    expect((await main.ask(couponInfo, { query: { id } })).sort).toBe(77);
  });
});

describe('a coupon of another store', () => {
  it('is one of its own where it is to be given out: the platform gives out its own', async () => {
    await create();
    await world.database.update(store).set({ auths: 'MANAGE_COUPON' }).where(eq(store.id, 1));
    const clerk = await world.withCodes(['admin_P5', 'admin_P5.edit'], 1);
    const made = await create({ name: '自家的券' }, clerk);
    const offered = async (query: object) => (await clerk.ask(couponOptions, { query: { status: 1, takeType: 2, ...query } })).length;
    expect(await offered({})).toBeGreaterThan(1);
    expect((await clerk.ask(couponOptions, { query: { status: 1, takeType: 2, own: 1 } })).map(({ id }) => id)).toEqual([made.id]);
    await world.database.update(store).set({ auths: '' }).where(eq(store.id, 1));
  });

  it('needs the feature and the permission of the rules for other stores', async () => {
    await world.database.update(store).set({ auths: 'MANAGE_COUPON' }).where(eq(store.id, 1));
    const clerk = await world.withCodes(['admin_P5', 'admin_P5.edit'], 1);
    const made = await create({ name: '门店自建券' }, clerk);
    expect(made.storeId).toBe(1);
    const { rows } = await clerk.ask(couponResource.list);
    expect(rows.map(({ id }) => id)).toContain(made.id);
    expect(new Set(rows.map(({ storeId }) => storeId))).toEqual(new Set([1]));
    const platform = await create();
    expect((await clerk.send(couponInfo, { query: { id: platform.id } })).code).toBe(codes.notFound);
    expect((await clerk.send(couponStatus, { body: { id: platform.id, status: 2 } })).code).toBe(codes.otherStoresRow);
    await world.database.insert(systemConfig).values({ storeId: 0, name: 'os', values: { allowOwnCoupon: 0 }, updateTime: new Date() });
    expect((await clerk.send(couponResource.create, { body: draft() })).code).toBe(codes.featureNotGranted);
    await world.database.delete(systemConfig).where(eq(systemConfig.name, 'os'));
    await world.database.update(store).set({ auths: '' }).where(eq(store.id, 1));
    expect((await clerk.send(couponResource.create, { body: draft() })).code).toBe(codes.featureNotGranted);
  });
});

describe('issuing', () => {
  const issue = (body: object, person = main) => person.ask(couponIssue, { body });
  const members = async (number: number) =>
    await world.database
      .select({ id: member.id, mobile: member.mobile, levelId: member.levelId })
      .from(member)
      .where(eq(member.status, 1))
      .orderBy(member.id)
      .limit(number);

  it('gives each member its coupons, and tells of each who got none and why', async () => {
    const { id } = await create({ totalCount: 5, perLimit: 2 });
    const [first, second, third] = await members(3);
    expect(await issue({ id, count: 2, memberIds: [first?.id, second?.id] })).toMatchObject({ success: 2, failed: [] });
    const again = await issue({ id, count: 1, memberIds: [first?.id, 999_999] });
    expect(again.failed.map(({ id: member, msg }) => [member, msg])).toEqual([
      [first?.id, '无法发放：已达每人限领数量'],
      [999_999, '用户不存在'],
    ]);
    expect((await issue({ id, count: 2, memberIds: [third?.id] })).failed[0]?.msg).toBe('无法发放：剩余数量不足');
    const [stored] = await world.database.select().from(coupon).where(eq(coupon.id, id));
    expect(stored?.takenCount).toBe(4);
  });

  it('is for coupons issued by administrators that are given out, to levels that fit', async () => {
    const [first] = await members(1);
    const reasons = async (more: object, before: (id: number) => Promise<unknown> = async () => undefined) => {
      const { id } = await create(more);
      await before(id);
      return (await issue({ id, count: 1, memberIds: [first?.id] })).failed[0]?.msg;
    };
    expect(await reasons({ takeType: 1 })).toBe('无法发放：领取方式不是后台发放');
    const other = await world.first<{ id: number }>('select id from member_level where id <> $1', [first?.levelId]);
    expect(await reasons({ memberLevelIds: [other.id] })).toBe('无法发放：用户等级不符');
    expect(await reasons({}, (id) => main.ask(couponStatus, { body: { id, status: 2 } }))).toBe('无法发放：优惠券已结束');
  });

  it('finds its receivers by level and by mobile number', async () => {
    const [first] = await members(1);
    const audience = await main.ask(couponAudience, { body: { mobiles: [first?.mobile, '13000000000'] } });
    expect([audience.members.map(({ id }) => id), audience.unknown]).toEqual([[first?.id], ['13000000000']]);
    const byLevel = await main.ask(couponAudience, { body: { levelIds: [first?.levelId] } });
    expect(byLevel.members.map(({ id }) => id)).toContain(first?.id);
    const { id } = await create();
    const answer = await issue({ id, count: 1, mobiles: [first?.mobile, '13000000000'] });
    expect([answer.success, answer.failed.map(({ msg }) => msg)]).toEqual([1, ['用户不存在']]);
  });

  it('goes through a file of numbers batch by batch, with a result for each member', async () => {
    const numbers = Array.from({ length: 300 }, (_, index) => `166${String(index).padStart(8, '0')}`);
    await world.database
      .insert(member)
      .values(numbers.map((mobile) => ({ nickname: `批量${mobile}`, mobile, levelId: 1, registerTime: new Date() })));
    const { id } = await create({ perLimit: 1, totalCount: -1 });
    const found = await main.ask(couponAudience, { body: { mobiles: [...numbers, '13000000001'] } });
    expect([found.members.length, found.unknown, found.total]).toEqual([300, ['13000000001'], 300]);
    const ids = found.members.map((each) => each.id);
    await issue({ id, count: 1, memberIds: ids.slice(0, 20) });
    const { success, failed } = await issue({ id, count: 1, memberIds: ids.slice(0, 200) });
    expect([success, failed.map((each) => [each.id, each.msg])]).toEqual([
      180,
      ids.slice(0, 20).map((each) => [each, '无法发放：已达每人限领数量']),
    ]);
    expect(await issue({ id, count: 1, memberIds: ids.slice(200) })).toMatchObject({ success: 100, failed: [] });
    const [stored] = await world.database.select().from(coupon).where(eq(coupon.id, id));
    expect(stored?.takenCount).toBe(300);
  });

  it('makes records that are voided once, as long as they are unused', async () => {
    const { id } = await create();
    const [first] = await members(1);
    await issue({ id, count: 1, memberIds: [first?.id] });
    const [record] = (await main.ask(couponRecord.list, { query: { id } })).rows;
    const voided = () => main.ask(couponRecordVoid, { body: { ids: [record?.id], reason: '发错了' } });
    expect(await voided()).toMatchObject({ success: 1 });
    expect((await voided()).failed[0]?.msg).toBe('无法作废：优惠券已使用或已过期');
    expect((await main.ask(couponRecord.list, { query: { id } })).rows[0]).toMatchObject({ status: 4, voidReason: '发错了' });
  });
});

describe('records of a coupon', () => {
  it('are listed by coupon or member, counted by state, and summed up day by day', async () => {
    const { id } = await create();
    const now = new Date();
    const row = { couponId: id, storeId: 0, takeType: 2, validStart: now, validEnd: new Date(now.getTime() + DAY_MS), createTime: now };
    await world.database.insert(memberCoupon).values([
      { ...row, memberId: 1 },
      { ...row, memberId: 2, status: 3 },
    ]);
    const { rows, tabs } = await main.ask(couponRecord.list, { query: { id } });
    expect(rows.map(({ memberId, status }) => [memberId, status])).toEqual([
      [2, 3],
      [1, 1],
    ]);
    expect(tabs).toMatchObject({ all: 2, 1: 1, 3: 1 });
    const figures = await main.ask(couponStatistics, { query: { id, days: 7 } });
    expect(figures).toMatchObject({ taken: 2, unused: 1, expired: 1, used: 0, sales: 0 });
    expect(figures.days.at(-1)).toMatchObject({ taken: 2, used: 0 });
    expect(figures.days).toHaveLength(7);
  });

  it('name the order each was used in; the figures hold what was paid with them', async () => {
    const { id } = await create({ discountPrice: 500, threshold: 0, totalCount: -1 });
    const memberId = await newBuyer(world);
    await main.ask(couponIssue, { body: { id, count: 2, memberIds: [memberId] } });
    const [record] = (await main.ask(couponRecord.list, { query: { id } })).rows;
    const { skuId } = await sellCards(world, 1);
    const items = [{ skuId, count: 1 }];
    const { orderId, orderNo } = await buys(world, orderPlace, { memberId, items, couponRecordId: record?.id, receiver: RECEIVER });
    await buys(world, orderPay, { orderId, channel: 'wechat' });
    const { rows, tabs } = await main.ask(couponRecord.list, { query: { id, status: '2' } });
    expect(rows).toMatchObject([{ id: record?.id, memberId, orderId, orderNo, usedTime: expect.any(String) }]);
    expect(tabs).toMatchObject({ all: 2, 1: 1, 2: 1 });
    const figures = await main.ask(couponStatistics, { query: { id, days: 7 } });
    expect(figures).toMatchObject({ taken: 2, used: 1, orders: 1, sales: 9_400, discount: 500 });
    expect(figures.days.at(-1)).toMatchObject({ taken: 2, used: 1 });
    expect((await main.send(couponRecordVoid, { body: { ids: [record?.id], reason: '已使用' } })).data).toMatchObject({
      failed: [{ id: record?.id, code: 60704 }],
    });

    const { rows: lines } = await world.pool.query<{ id: number }>('select id from order_item where order_id = $1', [orderId]);
    const giveBack = async (more: object) => {
      const { ids } = await main.ask(refundCreate, { body: { orderId, target: 2, reason: '协商退款', ...more } });
      for (const refundId of ids) await main.ask(refundExecute, { body: { id: refundId } });
    };
    await giveBack({ items: [{ itemId: lines[0]?.id, amount: 400 }] });
    expect(await main.ask(couponStatistics, { query: { id, days: 7 } })).toMatchObject({ used: 1, orders: 1, sales: 9_000, discount: 500 });
    await giveBack({});
    // The coupon came back with the money, so it brought nothing.
    expect(await main.ask(couponStatistics, { query: { id, days: 7 } })).toMatchObject({ used: 0, orders: 0, sales: 0, discount: 0 });
  });

  it('of one member may be read by whoever may read members, those of a coupon may not', async () => {
    const clerk = await world.withCodes(['admin_P1']);
    expect((await clerk.send(couponRecord.list, { query: { memberId: 1 } })).code).toBe(0);
    expect((await clerk.send(couponRecord.list, { query: {} })).code).toBe(codes.noPermission);
  });
});
