import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { otherStoreConfigInfo, otherStoreConfigSave } from '@/lib/contract/other-store-config';
import { pictureUsage } from '@/lib/contract/picture';
import { storeState } from '@/lib/contract/states/store';
import { store as listing, storeDetail, storeExport } from '@/lib/contract/store';
import {
  storeAuthsChange,
  storeLevelChange,
  storeOwnerPassword,
  storeRenew,
  storeReveal,
  storeStatusChange,
} from '@/lib/contract/store/action';
import { storeCreate, storeUpdate } from '@/lib/contract/store/draft';
import { readStoreInfo } from '@/lib/contract/store-info';
import { saveStoreInfo } from '@/lib/contract/store-info/draft';
import { storeMeal } from '@/lib/contract/store-meal';
import { changePassword, info, login } from '@/lib/contract/user';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { kingKong } from '@/reference-api/database/schema/home';
import { member } from '@/reference-api/database/schema/member';
import { store } from '@/reference-api/database/schema/store';
import type { Person } from '@/reference-api/testing/person';
import { sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';

let owners: number;
const world = await testStack();
const admin = await world.as('admin');

/** Somebody who has no store yet. */
async function newOwner(): Promise<number> {
  owners = (owners ?? 0) + 1;
  const [made] = await world.database
    .insert(member)
    .values({ nickname: `店主${owners}`, mobile: `1770000${String(owners).padStart(4, '0')}`, passwordHash: '', registerTime: new Date() })
    .returning({ id: member.id });
  return made?.id ?? 0;
}

const draft = async (more: object = {}) => ({
  name: `新门店${Math.random().toString(36).slice(2, 8)}`,
  logo: '/media/demo/store-1.png',
  cover: '',
  intro: '一家新的门店，欢迎光临',
  contactName: '王小明',
  contactMobile: '13800001111',
  region: ['浙江省', '杭州市', '西湖区'],
  address: '文三路 1 号',
  longitude: 120.1,
  latitude: 30.2,
  openTime: '09:00',
  closeTime: '21:00',
  openDays: [1, 2, 3],
  ownerMemberId: await newOwner(),
  levelId: 1,
  username: `owner_${Math.random().toString(36).slice(2, 8)}`,
  qualification: {
    subjectType: 1,
    legalName: '王小明',
    legalIdCard: '33010819850315241X',
    idCardFront: '/media/demo/store-1.png',
    idCardBack: '/media/demo/store-1.png',
  },
  ...more,
});

async function newStore(more: object = {}) {
  const body = await draft(more);
  return { ...(await admin.ask(storeCreate, { body, headers: { 'idempotency-key': crypto.randomUUID() } })), body };
}

const detail = (id: number) => admin.ask(storeDetail, { query: { id } });
const signIn = (username: string, password: string) => world.nobody.send(login, { body: { username, password } });
/** The owner, who has changed the one-time password. */
async function ownerOf({ username, tempPassword }: { username: string; tempPassword: string }): Promise<Person> {
  const first = await world.as(username, tempPassword);
  await first.ask(changePassword, { body: { oldPassword: tempPassword, newPassword: 'Owner2026' } });
  return world.as(username, 'Owner2026');
}

describe('a new store', () => {
  it('stands in the list, and its owner signs in with a one-time password that must be changed', async () => {
    const made = await newStore();
    const { rows } = await admin.ask(listing.list, { query: { keyword: made.body.name } });
    expect(rows).toMatchObject([{ id: made.id, status: storeState.open, levelName: '标准店', expireAt: null }]);
    const first = await world.as(made.username, made.tempPassword);
    expect(await first.ask(info)).toMatchObject({ mustChangePassword: 1, storeId: made.id });
    expect((await first.send(pictureUsage, { query: { id: 1 } })).code).toBe(40303);
    const owner = await ownerOf(made);
    expect(await owner.ask(readStoreInfo)).toMatchObject({ storeId: made.id, ownerName: expect.stringContaining('店主') });
  });

  it('has the ten icon slots of its home page before anybody looks at them', async () => {
    const { id } = await newStore();
    expect(await world.database.select().from(kingKong).where(eq(kingKong.storeId, id))).toHaveLength(10);
  });

  it('is exported as it is filtered, what is personal masked, amounts in 元', async () => {
    const made = await newStore();
    const read = async (person: Person, query: object) => (await person.fetch(storeExport, { query: { ...query } })).text();
    const [head = '', row = '', ...rest] = (await read(admin, { keyword: made.body.name })).trim().split('\r\n');
    expect(head.replace('\ufeff', '').split(',').slice(0, 4)).toEqual(['门店编号', '门店名称', '联系人', '联系电话']);
    for (const cell of [made.body.name, '138****1111', '浙江省 杭州市 西湖区', '标准店', '永久', '营业中', '0.00'])
      expect(row.split(',')).toContain(cell);
    expect(rest).toEqual([]);
    expect(await read(await world.as('store1'), {})).toContain('仅总店可操作');
  });

  it('counts its goods as they are, those in the recycle bin and what was deleted apart', async () => {
    const { id: storeId, body } = await newStore();
    const rowNow = async () => (await admin.ask(listing.list, { query: { keyword: body.name } })).rows[0];
    await sellGoods(world, 2, { goods: { storeId } });
    const binned = await sellGoods(world, 4, { goods: { storeId } });
    expect(await rowNow()).toMatchObject({ goodsCount: 2 });
    await world.sql('update goods set status = -1 where id = $1', [binned.goodsId]);
    expect(await rowNow()).toMatchObject({ goodsCount: 1 });
    expect(await detail(storeId)).toMatchObject({ goodsCount: 1 });
  });

  it('has the features asked for; without a plan and a word about them, those every other store begins with', async () => {
    const { version, ...rules } = await admin.ask(otherStoreConfigInfo);
    await admin.ask(otherStoreConfigSave, { body: { ...rules, defaultAuths: 'MANAGE_COUPON', version } });
    expect((await detail((await newStore()).id)).auths).toBe('MANAGE_COUPON');
    expect((await detail((await newStore({ auths: 'UPLOAD_GOODS' })).id)).auths).toBe('UPLOAD_GOODS');
    await admin.ask(otherStoreConfigSave, { body: { ...rules, defaultAuths: '', version: version + 1 } });
  });

  it('is made once however often the same call is sent', async () => {
    const body = await draft();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [await admin.ask(storeCreate, { body, headers }), await admin.ask(storeCreate, { body, headers })];
    expect(second).toEqual(first);
  });

  it.each([
    ['name taken', { name: '滨江旗舰店' }, 60301, 'name'],
    ['username taken', { username: 'store1' }, 60801, 'username'],
  ])('is refused: %s', async (_what, more, code, field) => {
    const refused = await admin.send(storeCreate, { body: await draft(more) });
    expect(refused).toMatchObject({ code, data: { fieldErrors: [{ field }] } });
  });

  it('is refused to somebody who has a store, and nothing of it stays', async () => {
    const { body } = await newStore();
    const second = await draft({ ownerMemberId: body.ownerMemberId });
    expect((await admin.send(storeCreate, { body: second })).code).toBe(60302);
    expect((await admin.ask(listing.list, { query: { keyword: second.name } })).rows).toEqual([]);
  });

  it.each([
    [{ longitude: null }, 'longitude', '请选择位置'],
    [{ closeTime: '08:00' }, 'closeTime', '结束时间须晚于开始时间'],
    [{ openDays: [] }, 'openDays', '请选择营业日'],
    [{ intro: '短' }, 'intro', '门店简介长度为 6-200 个字符'],
    [{ region: ['浙江省', '', ''] }, 'region', '请选择所在地区'],
    [{ qualification: { subjectType: 1, legalName: '王' } }, 'qualification.legalName', '法人姓名长度为 2-20 个字符'],
    [{ qualification: null }, 'qualification.legalName', '请输入法人姓名'],
    [{ bank: { holder: '王小明' } }, 'bank.account', '请输入银行账号'],
  ])('says what is wrong with %o', async (more, field, msg) => {
    const refused = await admin.send(storeCreate, { body: await draft(more) });
    expect(refused.data).toMatchObject({ fieldErrors: expect.arrayContaining([{ field, msg }]) });
  });

  it('asks a company for its licence', async () => {
    const { qualification, ...body } = await draft();
    const refused = await admin.send(storeCreate, { body: { ...body, qualification: { ...qualification, subjectType: 2 } } });
    expect(JSON.stringify(refused.data)).toContain('请上传营业执照照片');
  });
});

describe('masked values', () => {
  it('domain D13: sent back unchanged stay, half edited are refused on their own field, and each reading in full is written down', async () => {
    const { id } = await newStore();
    const row = await detail(id);
    expect(row.qualification?.legalIdCard).toBe('3301**********241X');
    const back = { ...(await draft()), ...row, name: row.name, ownerMemberId: row.ownerMemberId };
    await admin.ask(storeUpdate, { body: { ...back, intro: '换了一段介绍文字' } });
    expect((await admin.ask(storeReveal, { query: { id, field: 'legalIdCard' } })).value).toBe('33010819850315241X');
    const half = { ...row.qualification, legalIdCard: '33010***********1X' };
    const refused = await admin.send(storeUpdate, { body: { ...back, qualification: half, version: row.version + 1 } });
    expect(refused.data).toMatchObject({ fieldErrors: [{ field: 'qualification.legalIdCard', msg: '身份证号格式不正确' }] });
  });

  it('an older version is refused', async () => {
    const { id } = await newStore();
    const back = { ...(await draft()), ...(await detail(id)) };
    await admin.ask(storeUpdate, { body: back });
    expect((await admin.send(storeUpdate, { body: back })).code).toBe(40901);
  });
});

describe('closing and reopening', () => {
  it('ends the logins of the store at once and keeps it from signing in', async () => {
    const made = await newStore();
    const owner = await ownerOf(made);
    const closed = await admin.ask(storeStatusChange, { body: { ids: [made.id], status: 3, reason: '违规经营' } });
    expect(closed).toEqual({ success: 1, failed: [] });
    expect((await owner.send(info)).code).toBe(50012);
    expect(await signIn(made.username, 'Owner2026')).toMatchObject({ code: 40305, msg: '门店已关闭，请联系管理员' });
    expect(await detail(made.id)).toMatchObject({ status: storeState.closed, closeReason: '违规经营' });
    const again = await admin.ask(storeStatusChange, { body: { ids: [made.id], status: 3, reason: '再关一次' } });
    expect(again.failed).toMatchObject([{ id: made.id, code: 40903 }]);
    await admin.ask(storeStatusChange, { body: { ids: [made.id], status: 1 } });
    expect((await signIn(made.username, 'Owner2026')).code).toBe(0);
  });

  it('opens as expired when the plan ran out meanwhile, and the main store is no store to close', async () => {
    const { id } = await newStore();
    await world.database
      .update(store)
      .set({ expireAt: new Date(Date.now() - DAY_MS) })
      .where(eq(store.id, id));
    await admin.ask(storeStatusChange, { body: { ids: [id], status: 3, reason: '整改' } });
    await admin.ask(storeStatusChange, { body: { ids: [id], status: 1 } });
    expect((await detail(id)).status).toBe(storeState.expired);
    const main = await admin.ask(storeStatusChange, { body: { ids: [0], status: 3, reason: '不行' } });
    expect(main.failed).toMatchObject([{ id: 0, code: 40401 }]);
  });

  it('needs a reason', async () => {
    expect((await admin.send(storeStatusChange, { body: { ids: [1], status: 3 } })).msg).toBe('请输入关闭原因');
  });
});

describe('features', () => {
  it('act on a running login without a new sign-in, and are taken away the same way', async () => {
    const made = await newStore();
    const owner = await ownerOf(made);
    expect((await owner.ask(readStoreInfo)).auths).toBe('');
    await admin.ask(storeAuthsChange, { body: { id: made.id, auths: 'UPLOAD_GOODS,MANAGE_COUPON' } });
    expect((await owner.ask(readStoreInfo)).auths).toBe('UPLOAD_GOODS,MANAGE_COUPON');
    await admin.ask(storeAuthsChange, { body: { id: made.id, auths: '' } });
    expect((await owner.ask(readStoreInfo)).auths).toBe('');
    expect((await admin.send(storeAuthsChange, { body: { id: made.id, auths: 'EVERYTHING' } })).code).toBe(40001);
  });
});

describe('renewal', () => {
  const plan = (more: object) => ({
    name: `套餐${Math.random().toString(36).slice(2, 8)}`,
    levelId: 2,
    price: 100,
    marketPrice: 200,
    ...more,
  });

  it('counts from the end or from now, whichever is later, and opens an expired store', async () => {
    const { id } = await newStore();
    const end = new Date(Date.now() + 3 * DAY_MS);
    await world.database.update(store).set({ expireAt: end }).where(eq(store.id, id));
    expect(await admin.ask(listing.list, { query: { expire: 'soon' } })).toMatchObject({ rows: [{ id, expiresSoon: 1 }] });
    await admin.ask(storeRenew, { body: { id, days: 30, remark: '线下已付' } });
    const [renewed] = await world.database.select().from(store).where(eq(store.id, id));
    expect(renewed?.expireAt?.getTime()).toBe(end.getTime() + 30 * DAY_MS);
    expect(renewed?.remark).toBe('线下已付');
    await world.database
      .update(store)
      .set({ expireAt: new Date(Date.now() - DAY_MS), status: storeState.expired })
      .where(eq(store.id, id));
    expect(await admin.ask(storeRenew, { body: { id, days: 1, remark: '' } })).toMatchObject({ status: storeState.open });
  });

  it('domain D22: by a plan copies its level, features and limit, which a later edit of the plan does not change', async () => {
    const made = await newStore();
    const { id } = made;
    const meal = await admin.ask(storeMeal.create, { body: plan({ auths: 'UPLOAD_GOODS', goodsLimit: 5, durationUnit: 9 }) });
    await admin.ask(storeRenew, { body: { id, mealId: meal.id, remark: '' } });
    const given = { levelId: 2, auths: 'UPLOAD_GOODS', goodsLimit: 5, expireAt: null, mealId: meal.id };
    expect(await detail(id)).toMatchObject(given);
    expect((await (await ownerOf(made)).ask(readStoreInfo)).mealName).toBe(meal.name);
    await admin.ask(storeMeal.update, { body: { ...meal, auths: '', goodsLimit: 9 } });
    expect(await detail(id)).toMatchObject(given);
    expect((await admin.send(storeMeal.remove, { query: { id: meal.id } })).code).toBe(60305);
  });

  it('by a plan whose level is out of use is for stores on that level alone', async () => {
    const [on, other] = [await newStore(), await newStore()];
    const meal = await admin.ask(storeMeal.create, { body: plan({}) });
    const renew = ({ id }: { id: number }) => admin.send(storeRenew, { body: { id, mealId: meal.id, remark: '' } });
    await admin.ask(storeLevelChange, { body: { ids: [on.id], levelId: 2, remark: '' } });
    await world.sql('update store_level set status = 0 where id = 2');
    const [stays, refused] = [await renew(on), await renew(other)];
    await world.sql('update store_level set status = 1 where id = 2');
    expect(stays).toMatchObject({ code: 0 });
    expect(refused).toMatchObject({ code: 40001, data: { fieldErrors: [{ field: 'mealId', msg: '门店等级已停用，请另选' }] } });
    expect(await detail(other.id)).toMatchObject({ levelName: '标准店', mealId: null });
  });

  it('takes a plan or days, never both and never neither', async () => {
    for (const body of [
      { id: 1, remark: '' },
      { id: 1, mealId: 1, days: 1, remark: '' },
    ])
      expect((await admin.send(storeRenew, { body })).code).toBe(40001);
  });

  it('sent twice at once counts twice', async () => {
    const { id } = await newStore();
    const end = new Date(Date.now() + DAY_MS);
    await world.database.update(store).set({ expireAt: end }).where(eq(store.id, id));
    const renew = () => admin.ask(storeRenew, { body: { id, days: 1, remark: '' } });
    await Promise.all([renew(), renew()]);
    const [renewed] = await world.database.select({ expireAt: store.expireAt }).from(store).where(eq(store.id, id));
    expect(renewed?.expireAt?.getTime()).toBe(end.getTime() + 2 * DAY_MS);
  });
});

describe('other actions', () => {
  it('changes the level of many', async () => {
    const [one, two] = [await newStore(), await newStore()];
    const answer = await admin.ask(storeLevelChange, { body: { ids: [one.id, two.id, 99_999], levelId: 2, remark: '升级' } });
    expect(answer).toMatchObject({ success: 2, failed: [{ id: 99_999, code: 40401 }] });
    expect((await detail(two.id)).levelName).toBe('旗舰店');
  });

  it('puts no store on a level out of use, and leaves it to those that are on it', async () => {
    const [on, other] = [await newStore(), await newStore()];
    await admin.ask(storeLevelChange, { body: { ids: [on.id], levelId: 2, remark: '' } });
    await world.sql('update store_level set status = 0 where id = 2');
    const answer = await admin.ask(storeLevelChange, { body: { ids: [on.id, other.id], levelId: 2, remark: '' } });
    await world.sql('update store_level set status = 1 where id = 2');
    expect(answer).toMatchObject({ success: 1, failed: [{ id: other.id, code: 40001, msg: '门店等级已停用，请另选' }] });
  });

  it("gives the owner's administrator a new one-time password and ends its logins", async () => {
    const made = await newStore();
    const owner = await ownerOf(made);
    const fresh = await admin.ask(storeOwnerPassword, { body: { id: made.id } });
    expect(fresh.username).toBe(made.username);
    expect((await owner.send(info)).code).toBe(50012);
    expect((await signIn(made.username, 'Owner2026')).code).toBe(60806);
    expect((await signIn(made.username, fresh.tempPassword)).code).toBe(0);
  });
});

describe('the own store', () => {
  it('domain D20: is checked by the same rules, each named at its field', async () => {
    const owner = await ownerOf(await newStore());
    const own = await owner.ask(readStoreInfo);
    const body = { ...(await draft()), ...own, version: own.version };
    const person = own.qualification;
    const company = {
      ...person,
      subjectType: 2,
      companyName: '云栖科技有限公司',
      licenseNo: '91330108MA2B1CXX0X',
      licensePhoto: '/media/x.png',
    };
    const bank = { holder: '王小明', account: '6222021202031587764', bankName: '中国工商银行', branch: '西湖支行' };
    for (const [more, field] of [
      [{ region: ['浙江省', '杭州市', ''] }, 'region'],
      [{ address: '' }, 'address'],
      [{ contactName: '' }, 'contactName'],
      [{ contactMobile: '' }, 'contactMobile'],
      [{ latitude: null }, 'latitude'],
      [{ openDays: [] }, 'openDays'],
      [{ intro: '短' }, 'intro'],
      [{ qualification: { ...person, legalName: '王' } }, 'qualification.legalName'],
      [{ qualification: { ...person, legalIdCard: '330108198503152411' } }, 'qualification.legalIdCard'],
      [{ qualification: { ...person, idCardBack: '' } }, 'qualification.idCardBack'],
      [{ qualification: { ...company, companyName: '云' } }, 'qualification.companyName'],
      [{ qualification: { ...company, licenseNo: '' } }, 'qualification.licenseNo'],
      [{ qualification: { ...company, licensePhoto: '' } }, 'qualification.licensePhoto'],
      [{ bank: { ...bank, branch: '' } }, 'bank.branch'],
      [{ qualification: null }, 'qualification.legalName'],
    ] as const) {
      const { code, data } = await owner.send(saveStoreInfo, { body: { ...body, ...more } });
      expect([field, code, data]).toEqual([field, 40001, { fieldErrors: [expect.objectContaining({ field })] }]);
    }
    const half = { ...bank, account: '**************77' };
    expect((await owner.send(saveStoreInfo, { body: { ...body, bank: half } })).data).toMatchObject({
      fieldErrors: [{ field: 'bank.account' }],
    });
    await owner.ask(saveStoreInfo, { body: { ...body, status: storeState.resting } });
    expect((await owner.ask(readStoreInfo)).status).toBe(storeState.resting);
  });
});

describe('the settlement account', () => {
  const bank = { holder: '王小明', account: '6222021202031587764', bankName: '中国工商银行', branch: '西湖支行' };
  const noted = async (id: number) =>
    (
      await world.pool.query("select admin_id, field from access_log where resource = 'storeBank' and record_id = $1 order by id", [id])
    ).rows.map(({ field }) => field);

  it('leaves a line of whoever turns it to another one, at the store itself', async () => {
    const made = await newStore();
    const owner = await ownerOf(made);
    const save = async (more: object) => owner.ask(saveStoreInfo, { body: { ...(await owner.ask(readStoreInfo)), ...more } });
    await save({ intro: '一家更好的门店，欢迎光临' });
    expect(await noted(made.id)).toEqual([]);
    await save({ bank });
    await save({ intro: '一家最好的门店，欢迎光临' });
    expect(await noted(made.id), 'the masked account that came back is no change').toEqual(['create']);
    await save({ bank: { ...bank, holder: '李小红' } });
    await save({ bank: null });
    expect(await noted(made.id)).toEqual(['create', 'update', 'remove']);
  });

  it('and on the platform', async () => {
    const { id } = await newStore({ bank });
    expect(await noted(id)).toEqual(['create']);
    const save = async (more: object) => admin.ask(storeUpdate, { body: { ...(await detail(id)), ...more } });
    await save({ intro: '一家更好的门店，欢迎光临' });
    expect(await noted(id)).toEqual(['create']);
    await save({ bank: { ...bank, account: '6222021202031587765' } });
    expect(await noted(id)).toEqual(['create', 'update']);
  });
});
