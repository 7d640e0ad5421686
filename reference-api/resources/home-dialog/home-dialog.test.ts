import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { type HomeDialog, homeDialog as homeDialogResource, homeDialogSort, homeDialogStatus } from '@/lib/contract/home-dialog';
import { DAY_MS, wireTime } from '@/lib/format/shanghai-time';
import { homeDialog } from '@/reference-api/database/schema/home';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const main = await world.as('admin');

const inDays = (days: number) => wireTime(new Date(Date.now() + days * DAY_MS));
const draft = (more: object = {}) => ({ name: '弹窗', image: '/media/a.png', startTime: inDays(-1), endTime: inDays(5), ...more });
const create = (more: object = {}, person = main) => person.ask(homeDialogResource.create, { body: draft(more) });
const refusal = async (more: object) => {
  const { msg, data } = await main.send(homeDialogResource.create, { body: draft(more) });
  return [(data as { fieldErrors?: { field: string }[] } | undefined)?.fieldErrors?.[0]?.field, msg];
};

describe('a dialog of the home page', () => {
  it.each([
    [{ image: '' }, 'image', '请上传弹窗图片'],
    [{ endTime: inDays(-2) }, 'endTime', '结束时间须晚于开始时间'],
    [{ startTime: inDays(-3), endTime: inDays(-2) }, 'endTime', '结束时间须晚于当前时间'],
    [{ audience: 3 }, 'levelIds', '请选择指定等级'],
    [{ audience: 3, levelIds: [999_999] }, 'levelIds', '用户等级不存在'],
    [{ delaySeconds: 31 }, 'delaySeconds', '延迟秒数范围为 0-30'],
    [{ linkType: 1 }, 'linkValue', '请选择跳转商品'],
    [{ linkType: 2 }, 'linkValue', '请选择跳转分类'],
    [{ linkType: 3, linkValue: '9' }, 'linkValue', '请选择商品类型'],
    [{ linkType: 4 }, 'linkValue', '请选择优惠券'],
    [{ linkType: 5 }, 'linkValue', '请选择门店'],
    [{ linkType: 6, linkValue: 'orders' }, 'linkValue', '页面路径格式不正确'],
    [{ linkType: 7, linkValue: 'http://a.example' }, 'linkValue', '外部链接须以 https:// 开头'],
    [{ linkType: 7, linkValue: 'javascript:alert(1)' }, 'linkValue', '外部链接须以 https:// 开头'],
    [{ linkType: 8, linkValue: { appId: 'wx1', path: '' } }, 'linkValue.appId', '小程序AppID格式不正确'],
  ])('is refused with %o', async (more, field, msg) => {
    expect(await refusal(more)).toEqual([field, msg]);
  });

  it('keeps its link in the shape it was given, and tells when the target is gone', async () => {
    const program = { appId: 'wx0123456789abcdef', path: 'pages/a' };
    expect(await create({ linkType: 8, linkValue: program })).toMatchObject({ linkType: 8, linkValue: program, linkValid: 1 });
    expect(await create({ linkType: 5, linkValue: '1' })).toMatchObject({ linkValue: '1', linkValid: 1 });
    expect(await create({ linkType: 1, linkValue: '999999' })).toMatchObject({ linkName: '', linkValid: 0 });
    expect(await create({ linkType: 9 })).toMatchObject({ linkValue: '', linkValid: 1 });
  });

  it('tells its state, and whether another enabled one covers its period', async () => {
    await world.database.delete(homeDialog);
    const first = await create({ startTime: inDays(1), endTime: inDays(3) });
    expect(first).toMatchObject({ state: 0, overlaps: 0 });
    const second = await create({ startTime: inDays(2), endTime: inDays(4) });
    expect(second).toMatchObject({ overlaps: 1 });
    const { failed, success } = await main.ask(homeDialogStatus, { body: { ids: [first.id, 999_999], status: 0 } });
    expect([success, failed.map(({ id, code }) => [id, code])]).toEqual([1, [[999_999, codes.notFound]]]);
    const { rows } = await main.ask(homeDialogResource.list, { query: { state: 3 } });
    expect(rows.map(({ id, overlaps }) => [id, overlaps])).toEqual([[first.id, 0]]);
  });

  it('cannot be switched on when its time has passed', async () => {
    const { id } = await create({ status: 0 });
    await world.database
      .update(homeDialog)
      .set({ endTime: new Date(Date.now() - 1_000) })
      .where(eq(homeDialog.id, id));
    const { failed } = await main.ask(homeDialogStatus, { body: { ids: [id], status: 1 } });
    expect(failed).toMatchObject([{ id, code: codes.invalidFields, msg: '结束时间须晚于当前时间' }]);
  });

  it('moves in the order, and belongs to its store', async () => {
    const clerk = await world.withCodes(['admin_P5', 'admin_P5.edit'], 1);
    const own = await create({}, clerk);
    await clerk.ask(homeDialogSort, { body: { id: own.id, sort: 9 } });
    const mains: HomeDialog = await create();
    expect((await clerk.send(homeDialogSort, { body: { id: mains.id, sort: 1 } })).code).toBe(codes.otherStoresRow);
    expect((await clerk.ask(homeDialogResource.list)).rows.map(({ id, sort }) => [id, sort])).toEqual([[own.id, 9]]);
  });
});
