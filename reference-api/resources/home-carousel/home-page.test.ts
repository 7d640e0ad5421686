import { describe, expect, it } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { homeCarousel } from '@/lib/contract/home-carousel';
import { homeLayoutRead, homeLayoutSave } from '@/lib/contract/home-layout';
import { kingKongList, kingKongSave } from '@/lib/contract/king-kong';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const main = await world.as('admin');
const other = await world.withCodes(['admin_P6', 'admin_P6.edit'], 1);

describe('the icon slots', () => {
  it('are always ten for each store, in the order of their sort', async () => {
    const { rows, total } = await other.ask(kingKongList);
    expect([total, rows.map(({ slot }) => slot)]).toEqual([10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]);
    expect(rows[0]?.id).not.toBe((await main.ask(kingKongList)).rows[0]?.id);
  });

  it('row 31: are not made by looking at them', async () => {
    expect(await main.ask(kingKongList, { query: { storeId: 999_999 } })).toEqual({ rows: [], total: 0 });
  });

  it('are reordered together, and moving one keeps its slot', async () => {
    const { rows } = await other.ask(kingKongList);
    const last = rows.at(-1);
    await other.ask(kingKongSave, { body: { list: [{ id: last?.id, sort: 999 }] } });
    expect((await other.ask(kingKongList)).rows[0]).toMatchObject({ id: last?.id, slot: 10, sort: 999 });
    expect((await main.send(kingKongSave, { body: { list: [{ id: last?.id, sort: 1 }] } })).code).toBe(codes.otherStoresRow);
  });

  it('A20: need icon and title once enabled, and one of them stays enabled', async () => {
    const [slot] = (await other.ask(kingKongList)).rows;
    const save = (more: object) => other.send(kingKongSave, { body: { ...slot, ...more } });
    expect(await save({ status: 1 })).toMatchObject({ code: codes.invalidFields, msg: '请上传图标' });
    expect(await save({ status: 1, icon: '/a.png' })).toMatchObject({ msg: '请输入标题' });
    expect(await save({ status: 1, icon: '/a.png', title: '领券', badgeShow: 1 })).toMatchObject({ msg: '请输入角标文字' });
    expect(await save({ status: 1, icon: '/a.png', title: '七个字的长标题' })).toMatchObject({ msg: '标题不能超过 6 个字符' });
    expect(await save({ status: 1, icon: '/a.png', title: '领券' })).toMatchObject({ code: 0 });
    expect(await save({ status: 0 })).toMatchObject({ code: codes.versionConflict });
    const { rows } = await other.ask(kingKongList);
    const enabled = rows.find(({ status }) => status === 1);
    expect(await other.send(kingKongSave, { body: { ...enabled, status: 0 } })).toMatchObject({
      code: 60712,
      msg: '请至少启用一个金刚区图标',
    });
  });
});

describe('the carousel', () => {
  const draft = (more: object = {}) => ({ title: '轮播', image: '/a.png', ...more });

  it('has at most ten enabled entries at one position', async () => {
    for (let made = 0; made < 10; made += 1) await other.ask(homeCarousel.create, { body: draft() });
    const refused = { code: 60711, msg: '无法启用：同一位置最多启用 10 张轮播图' };
    expect(await other.send(homeCarousel.create, { body: draft() })).toMatchObject(refused);
    const off = await other.ask(homeCarousel.create, { body: draft({ status: 0 }) });
    expect(await other.send(homeCarousel.update, { body: { ...off, status: 1 } })).toMatchObject(refused);
    expect((await other.send(homeCarousel.update, { body: { ...off, status: 1, position: 2 } })).code).toBe(0);
  });

  it('wants a video for a video, a picture always, and a period that ends after it begins', async () => {
    expect(await main.send(homeCarousel.create, { body: draft({ mediaType: 2 }) })).toMatchObject({ msg: '请选择视频' });
    const period = { startTime: '2026-02-01 00:00:00', endTime: '2026-01-01 00:00:00' };
    expect(await main.send(homeCarousel.create, { body: draft(period) })).toMatchObject({ msg: '结束时间须晚于开始时间' });
    expect(await main.ask(homeCarousel.create, { body: draft() })).toMatchObject({ state: 1, startTime: null });
  });
});

describe('the order of the blocks', () => {
  it('is the standard one until a store saves its own, and keeps what it does not know', async () => {
    const { list, version } = await other.ask(homeLayoutRead);
    expect(list.map(({ key }) => key).slice(0, 4)).toEqual(['search', 'carousel', 'kingKong', 'notice']);
    const moved = [
      { key: 'live', name: '直播', sort: 1, visible: 1, room: { id: 7 } },
      ...list.map((block) => ({ ...block, sort: block.sort + 1, tone: 'warm' })),
    ];
    await other.ask(homeLayoutSave, { body: { list: moved, version, campaign: { id: 3 } } });
    const saved = await other.ask(homeLayoutRead);
    expect(saved).toMatchObject({ version: version + 1, campaign: { id: 3 } });
    expect(saved.list).toEqual(moved);
    expect((await main.ask(homeLayoutRead)).list).toHaveLength(11);
    expect((await other.send(homeLayoutSave, { body: { list: moved, version } })).code).toBe(codes.versionConflict);
  });

  it('is refused with a block twice, with none shown, or with a heading or number out of bounds', async () => {
    const { list, version } = await main.ask(homeLayoutRead);
    const save = (changed: object[]) => main.send(homeLayoutSave, { body: { list: changed, version } });
    expect(await save([...list, { ...list[0] }])).toMatchObject({ code: 60714, msg: '模块重复' });
    expect(await save(list.map((block) => ({ ...block, visible: 0 })))).toMatchObject({ code: 60713, msg: '请至少显示一个模块' });
    const withRecommend = (more: object) => list.map((block) => (block.key === 'recommend' ? { ...block, ...more } : block));
    expect(await save(withRecommend({ title: '' }))).toMatchObject({ msg: '请输入标题' });
    expect(await save(withRecommend({ limit: 21 }))).toMatchObject({ msg: '数量范围为 1-20' });
  });
});
