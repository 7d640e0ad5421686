import { describe, expect, test } from 'vitest';
import { homeLayout, homeLayoutDraft } from '@/lib/contract/home-layout';
import { movedBlock, standardOrder } from './layout-order';

const { list } = homeLayout.parse([
  { key: 'search', name: '搜索栏', sort: 1, visible: 1, tone: 'warm' },
  { key: 'live', name: '直播', sort: 2, visible: 0, room: { id: 7 } },
  { key: 'coupon', name: '优惠券', sort: 3, visible: 0, title: '先领券' },
]);

describe('the blocks of the home page', () => {
  test('are moved and numbered from one; what nobody here knows stays with them', () => {
    const moved = movedBlock(list, 'coupon', 0);
    expect(moved.map(({ key, sort }) => [key, sort])).toEqual([
      ['coupon', 1],
      ['search', 2],
      ['live', 3],
    ]);
    expect(moved[2]).toMatchObject({ room: { id: 7 } });
  });

  test('go back to the standard order with everything known shown, and keep unknown blocks at the end', () => {
    const restored = standardOrder(list, (key) => key);
    expect(restored.map(({ key }) => key)).toEqual([
      ...[
        'search',
        'carousel',
        'kingKong',
        'notice',
        'coupon',
        'accountGoods',
        'hardwareGoods',
        'formGoods',
        'softwareGoods',
        'store',
        'recommend',
      ],
      'live',
    ]);
    expect(restored[0]).toMatchObject({ tone: 'warm', sort: 1 });
    expect(restored.find(({ key }) => key === 'coupon')).toMatchObject({ visible: 1, title: '优惠券' });
    expect(homeLayoutDraft.safeParse({ list: standardOrder(list, () => 'Software service'), version: 1 }).success).toBe(true);
    expect(restored.at(-1)).toMatchObject({ visible: 0, room: { id: 7 }, sort: 12 });
  });
});
