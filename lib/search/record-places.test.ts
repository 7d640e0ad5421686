import { expect, it } from 'vitest';
import { recordPlaces } from './record-places';

it('looks a mobile number up among members first', () => {
  expect(recordPlaces(' 13812345678 ')[0]).toEqual({ path: '/member/memberList', address: '/member/memberList?keyword=13812345678' });
});

it('looks an order number up among orders, never among members', () => {
  const found = recordPlaces('SO202611201000');
  expect(found[0]?.address).toBe('/order/hardwareGoodsOrderList?keyword=SO202611201000&keywordType=orderNo');
  expect(found.some(({ path }) => path.startsWith('/member'))).toBe(false);
});

it.each(['', '用户列表', 'coupon', '12', 'ddgl', '2026-11-20'])('takes %j for no number', (typed) => {
  expect(recordPlaces(typed)).toEqual([]);
});
