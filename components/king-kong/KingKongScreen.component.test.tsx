import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { moveByKeys } from '@/components/testing/drag';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { homeCarousel } from '@/lib/contract/home-carousel';
import { homeLayoutRead } from '@/lib/contract/home-layout';
import { type KingKongSlot, kingKongList, kingKongSave } from '@/lib/contract/king-kong';
import { KingKongScreen } from './KingKongScreen';

const NAMES = ['会员', '硬件', '代办', '软件', '领券', '门店', '分销', '订单', '客服', ''];
const slotOf = (title: string, at: number): KingKongSlot => ({
  ...{ id: at + 1, slot: at + 1, title, icon: title && '/icon.png', subtitle: '', badgeShow: 0, badgeText: '', linkType: 0, linkValue: '' },
  ...{ linkName: '', linkValid: 1, sort: 100 - at * 10, status: title ? 1 : 0, version: 1 },
  // What a newer server adds comes back with every save.
  ...{ tone: 'warm' },
});

const data = (found: unknown) => Response.json({ code: 0, data: found });
type Body = { list: { id: number; sort: number }[] } | KingKongSlot;

interface Server {
  /** False for a server that knows single slots only, each with the version it has. */
  readonly takesLists?: boolean;
  /** What the answers to saves wait for. */
  readonly until?: Promise<unknown>;
  readonly permissions?: string[];
}

/** An answer whose content comes when it may. */
const late = (until: Promise<unknown>) =>
  new Response(
    new ReadableStream({
      start: async (stream) => {
        await until;
        stream.enqueue(new TextEncoder().encode('{"code":0,"data":null}'));
        stream.close();
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );

/** Ten slots that keep what is saved of them. */
async function open({ takesLists = true, until = Promise.resolve(), permissions = ['admin_P6', 'admin_P6.edit'] }: Server = {}) {
  let slots = NAMES.map(slotOf);
  const saved: Body[] = [];
  answerCalls(kingKongList, () => data({ list: slots, totalCount: slots.length }));
  answerCalls(homeLayoutRead, () => data({ list: [{ key: 'kingKong', name: '金刚区', sort: 1, visible: 1 }], version: 1 }));
  answerCalls(homeCarousel.list, () => data({ list: [], totalCount: 0 }));
  answerCalls(kingKongSave, ({ body }) => {
    const given = body as Body;
    saved.push(given);
    if ('list' in given && !takesLists) throw new ApiError(codes.invalidRequest, '请求参数不正确');
    if ('version' in given && given.version !== slots[given.id - 1]?.version) throw new ApiError(codes.versionConflict, '数据已被修改');
    const changes = 'list' in given ? given.list : [given];
    slots = slots.map((slot) => {
      const change = changes.find(({ id }) => id === slot.id);
      return change ? { ...slot, ...change, version: slot.version + 1 } : slot;
    });
    return late(until);
  });
  await draw(<KingKongScreen />, {
    namespaces: ['kingKong', 'homePreview', 'link', 'enums', 'media', 'picture', 'coupon'],
    viewer: { permissions },
  });
  await expect.element(page.getByRole('switch', { name: /^会员/ })).toBeVisible();
  return saved;
}

const shown = () => [...document.querySelectorAll('[role="img"] .slots b')].map((each) => each.textContent);
const first = (...names: string[]) => expect.poll(() => shown().slice(0, names.length)).toEqual(names);

test('slots are moved by keys and by drag; the page beside them follows, and one call saves the order', async () => {
  await page.viewport(1440, 900);
  const saved = await open();
  await first('会员', '硬件', '代办');
  await moveByKeys('会员', '[ArrowRight]', '第 2 位，共 10 位');
  await first('硬件', '会员', '代办');
  await expect.poll(() => saved.length).toBe(1);
  const handle = page.getByRole('button', { name: '移动软件' });
  await userEvent.dragAndDrop(handle, page.getByRole('button', { name: '移动硬件' }), { steps: 8 });
  await first('软件', '硬件', '会员');
  await expect.poll(() => saved.length).toBe(2);
  expect(saved.every((body) => 'list' in body)).toBe(true);
});

test('a server that takes single slots only is given them one by one, whole', async () => {
  const saved = await open({ takesLists: false });
  await page.getByRole('button', { name: '下移会员' }).click();
  await first('硬件', '会员');
  await expect.poll(() => saved).toHaveLength(3);
  const [list, ...single] = saved;
  expect(list).toHaveProperty('list');
  expect(single.map((body) => [Reflect.get(body, 'title'), Reflect.get(body, 'tone'), Reflect.get(body, 'version')])).toEqual([
    ['硬件', 'warm', 1],
    ['会员', 'warm', 1],
  ]);
  await expect.element(page.getByText('排序成功').first()).toBeInTheDocument();
});

for (const takesLists of [true, false])
  test(`what is moved while a move is being saved goes with the next call, to a server that takes ${takesLists ? 'lists' : 'single slots'}`, async () => {
    let letThrough = () => {};
    const saved = await open({ takesLists, until: new Promise<void>((done) => (letThrough = done)) });
    const calls = takesLists ? 1 : 2;
    await page.getByRole('button', { name: '下移会员' }).click();
    await first('硬件', '会员', '代办');
    await expect.poll(() => saved).toHaveLength(calls);
    await page.getByRole('button', { name: '下移会员' }).click();
    await first('硬件', '代办', '会员');
    await page.getByRole('button', { name: '上移软件' }).click();
    await first('硬件', '代办', '软件', '会员');
    expect(saved).toHaveLength(calls);
    letThrough();
    await expect.poll(() => saved.filter((body) => 'list' in body)).toHaveLength(2);
    await expect.element(page.getByText('排序成功').first()).toBeInTheDocument();
    await first('硬件', '代办', '软件', '会员');
    await expect.element(page.getByText('数据已被修改')).not.toBeInTheDocument();
  });

test('who may only read is offered no handle and no arrow', async () => {
  await open({ permissions: ['admin_P6', 'admin_P1.edit'] });
  await expect.element(page.getByRole('switch', { name: /^会员/ })).toBeDisabled();
  for (const way of ['移动', '上移', '下移'])
    await expect.element(page.getByRole('button', { name: `${way}会员` })).not.toBeInTheDocument();
});

test('a move that was saved stays in sight: the order before is not back for an instant', async () => {
  await open();
  await first('会员', '硬件');
  const orders: string[] = [];
  const watch = new MutationObserver(() => orders.push(shown().slice(0, 2).join()));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await page.getByRole('button', { name: '下移会员' }).click();
  await expect.element(page.getByText('排序成功').first()).toBeInTheDocument();
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  watch.disconnect();
  expect(new Set(orders.slice(orders.indexOf('硬件,会员')))).toEqual(new Set(['硬件,会员']));
});
