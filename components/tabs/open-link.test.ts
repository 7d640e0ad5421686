import { expect, it } from 'vitest';
import { openTabAddress } from './open-link';

const here = 'https://console.test/member/a?page=4';
const open = new Map([
  ['/member/a', '?page=4'],
  ['/member/b', '?page=2&status=1'],
]);
const to = (href: string, special = false) => openTabAddress({ href, here, special }, (path) => open.get(path));

it.each([
  ['/member/b', '/member/b?page=2&status=1'],
  ['/member/b?id=5', '/member/b?id=5'],
  ['https://console.test/member/b', '/member/b?page=2&status=1'],
  ['/member/a', '/member/a'],
  ['/member/new', undefined],
  ['https://elsewhere.test/member/b', undefined],
  ['#content', undefined],
  ['http://', undefined],
])('%s leads to %s', (href, address) => {
  expect(to(href)).toBe(address);
});

it('leaves clicks with a modifier to the browser', () => {
  expect(to('/member/b', true)).toBeUndefined();
});
