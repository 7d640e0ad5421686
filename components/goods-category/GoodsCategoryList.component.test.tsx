import { expect, test } from 'vitest';
import { answerCalls } from '@/components/testing/answered-calls';
import { deferred } from '@/components/testing/deferred';
import { moveByKeys } from '@/components/testing/drag';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { goodsCategory, goodsCategorySort } from '@/lib/contract/goods-category';
import { GoodsCategoryList } from './GoodsCategoryList';

const category = (id: number, name: string, sort: number) => ({
  ...{ id, kind: 2, parentId: 0, name, icon: '/i.png', banner: '', sort, status: 1, goodsCount: 0, children: [] },
  ...{ createTime: '2026-01-01 08:00:00', version: 1 },
});
const ids = () => [...document.querySelectorAll<HTMLElement>('tbody tr[data-id]')].map(({ dataset }) => Number(dataset.id));
const order = (...wanted: number[]) => expect.poll(ids).toEqual(wanted);

/** Three categories that keep the numbers they are given; the answers to writes wait for `until`. */
async function open({ until = Promise.resolve(), refused = () => false }: { until?: Promise<unknown>; refused?: () => boolean }) {
  let rows = [category(1, '甲', 30), category(2, '乙', 20), category(3, '丙', 10)];
  const sorts: { id: number; sort: number }[] = [];
  answerCalls(goodsCategory.list, () => {
    const list = [...rows].sort((one, other) => other.sort - one.sort);
    return Response.json({ code: 0, msg: 'success', data: { list, totalCount: list.length } });
  });
  answerCalls(goodsCategorySort, ({ body }) => {
    if (refused()) throw new ApiError(codes.internal, '系统繁忙');
    sorts.push(body);
    rows = rows.map((row) => (row.id === body.id ? { ...row, sort: body.sort } : row));
    return { id: body.id, status: 1, version: 2 };
  });
  const answered = window.fetch;
  window.fetch = async (asked, init) => {
    const answer = await answered(asked, init);
    if (init?.method === 'PUT') await until;
    return answer;
  };
  await draw(<GoodsCategoryList kind={2} />, {
    namespaces: ['goodsCategory', 'enums', 'media'],
    viewer: { permissions: ['admin_P2', 'admin_P2.category'] },
  });
  await order(1, 2, 3);
  return { sorts, kept: () => Object.fromEntries(rows.map(({ name, sort }) => [name, sort])) };
}

test('what is moved while an earlier move is being saved goes after it: the numbers are those of the last order', async () => {
  const { promise: until, resolve: answer } = deferred();
  const { sorts, kept } = await open({ until });
  await moveByKeys('甲', '{ArrowDown}{ArrowDown}', '第 3 位，共 3 位');
  await expect.poll(() => sorts.length).toBe(1);
  await moveByKeys('丙', '{ArrowUp}{ArrowUp}', '第 1 位，共 3 位');
  answer();
  await expect.poll(kept).toEqual({ 丙: 30, 乙: 20, 甲: 10 });
  await order(3, 2, 1);
});

test('a move is seen at once, and taken back where it is refused', async () => {
  const { promise: until, resolve: answer } = deferred();
  const { sorts } = await open({ until, refused: () => true });
  await moveByKeys('甲', '{ArrowDown}{ArrowDown}', '第 3 位，共 3 位');
  await order(2, 3, 1);
  answer();
  await order(1, 2, 3);
  expect(sorts).toEqual([]);
});
