import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { RefreshPage } from './RefreshPage';

const now = vi.hoisted(() => ({ pathname: '', search: '', replaced: [] as string[] }));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => now.pathname,
  useSearchParams: () => new URLSearchParams(now.search),
  useRouter: () => ({ push: () => undefined, refresh: () => undefined, replace: (to: string) => now.replaced.push(to) }),
}));
beforeEach(() => Object.assign(now, { pathname: '', search: '', replaced: [] }));

/** The page, which Next draws anew as the address changes. */
function Drawn() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <RefreshPage />
      <button type="button" onClick={() => setTimes(times + 1)}>
        drawn {times}
      </button>
    </>
  );
}

test('a refresh goes on to the page behind it, with its query', async () => {
  Object.assign(now, { pathname: '/redirect/marketing/coupon', search: 'keyword=a' });
  await draw(<Drawn />);
  await expect.poll(() => now.replaced).toEqual(['/marketing/coupon?keyword=a']);
});

test('whoever goes to an open page before the answer came stays there', async () => {
  now.pathname = '/redirect/marketing/coupon';
  await draw(<Drawn />);
  await expect.poll(() => now.replaced).toEqual(['/marketing/coupon']);
  now.pathname = '/member/memberList';
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button', { name: 'drawn 1' })).toBeVisible();
  expect(now.replaced).toEqual(['/marketing/coupon']);
});
