import { QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { errorLog } from '@/components/feedback/error-log-store';
import { answerCalls, forgetCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { pauseReads } from '@/lib/client/query-client';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { readStoreInfo } from '@/lib/contract/store-info';
import { info } from '@/lib/contract/user';
import { useFeatureWatch } from './use-feature-watch';

const STORE_INFO = '/v1/admin/store/info';
const LATEST_MS = 2_000;
/** Less than the window waits between two questions. */
const STEP_MS = 400;

function Window() {
  useFeatureWatch();
  return <p>门店的窗口</p>;
}

let refresh: MockInstance;
let present: string | Error;
let expireAt: string | null;
let asked: () => number;
beforeEach(async () => {
  // The clock here goes on by itself, the loading of code does not.
  await import('@/lib/client/present-rights');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  refresh = vi.spyOn(useRouter(), 'refresh');
  present = 'MANAGE_COUPON';
  expireAt = null;
  errorLog.clear();
  const calls = answerCalls(readStoreInfo, () => {
    if (present instanceof Error) throw present;
    // As the API writes it: what is read of it goes one way only.
    return Response.json({ code: 0, msg: 'success', data: { storeId: 2, auths: present, expireAt, region: [], openDays: [] } });
  });
  answerCalls(info, () => ({ permission: ['admin_P2'] }));
  asked = () => calls.filter(({ path }) => path === STORE_INFO).length;
});
afterEach(() => {
  forgetCalls();
});

const openWindow = (storeId: number) => draw(<Window />, { viewer: { storeId, auths: ['MANAGE_COUPON'] } });
/** Lets time pass, bit by bit, until the window asks once more. */
async function untilAsked(): Promise<void> {
  const before = asked();
  const further = () => {
    if (asked() === before) vi.advanceTimersByTime(STEP_MS);
    return asked();
  };
  await expect.poll(further, { timeout: 12_000 }).toBe(before + 1);
}

/** Lets time pass in which nothing is asked. */
async function nothingIsAskedFor(milliseconds: number): Promise<void> {
  const before = asked();
  for (let left = milliseconds; left > 0; left -= STEP_MS) {
    vi.advanceTimersByTime(STEP_MS);
    // The clock of the test knows no answers: they come in between.
    await new Promise((later) => setTimeout(later, 5));
  }
  expect(asked()).toBe(before);
}

async function drawnAnew(): Promise<void> {
  const further = () => {
    if (refresh.mock.calls.length === 0) vi.advanceTimersByTime(STEP_MS);
    return refresh.mock.calls.length;
  };
  await expect.poll(further, { timeout: 12_000 }).toBeGreaterThan(0);
}

test('an open window asks within two seconds, and is not drawn anew while nothing changes (what it takes over: e2e/store)', async () => {
  await openWindow(2);
  const opened = Date.now();
  await untilAsked();
  expect(Date.now() - opened).toBeLessThanOrEqual(LATEST_MS);
  await untilAsked();
  expect(refresh).not.toHaveBeenCalled();
});

test('nothing is asked while reads are held back, as a sign-out does until the page has gone', async () => {
  await openWindow(2);
  await untilAsked();
  const resume = await pauseReads(new QueryClient());
  await nothingIsAskedFor(LATEST_MS * 2);
  resume();
  await untilAsked();
});

test.each([
  ['given', 'MANAGE_COUPON,UPLOAD_GOODS'],
  ['taken away', ''],
])('a feature that was %s draws the window anew at once', async (_how, auths) => {
  await openWindow(2);
  present = auths;
  await drawnAnew();
});

test('a plan that was renewed or cut short draws the window anew at once', async () => {
  await openWindow(2);
  expireAt = '2027-01-01 00:00:00';
  await drawnAnew();
});

test('the main store may always do everything, so nothing is asked for it', async () => {
  await openWindow(0);
  vi.advanceTimersByTime(60_000);
  await openWindow(2);
  // Whatever the first window asked would have been asked before this.
  await untilAsked();
  expect(asked()).toBe(1);
});

test('a window nobody has touched for two minutes asks no more, until somebody comes back', async () => {
  await openWindow(2);
  await untilAsked();
  vi.setSystemTime(Date.now() + 121_000);
  for (let step = 0; step < 20; step += 1) {
    vi.advanceTimersByTime(STEP_MS);
    await Promise.resolve();
  }
  window.dispatchEvent(new Event('pointermove'));
  await untilAsked();
  expect(asked()).toBe(2);
});

test('what fails is asked again only after half a minute', async () => {
  present = new ApiError(codes.internal, '服务异常');
  await openWindow(2);
  await untilAsked();
  present = 'MANAGE_COUPON';
  await nothingIsAskedFor(28_000);
  await untilAsked();
});

test('one answer that does not come is asked for again at once and told to nobody; the second in a row is told, and waited for', async () => {
  const lost = new TypeError('Failed to fetch');
  present = lost;
  await openWindow(2);
  await untilAsked();
  const failed = Date.now();
  await untilAsked();
  expect(Date.now() - failed).toBeLessThanOrEqual(LATEST_MS);
  await expect.poll(() => errorLog.get().length).toBe(1);
  present = 'MANAGE_COUPON';
  await nothingIsAskedFor(28_000);
  await untilAsked();
  present = lost;
  await untilAsked();
  present = 'MANAGE_COUPON';
  await untilAsked();
  expect(errorLog.get()).toHaveLength(1);
});

test('a question cut off by leaving the page failed for nobody: shown again as it was, the window asks at once', async () => {
  present = new ApiError(codes.internal, '服务异常');
  await openWindow(2);
  window.dispatchEvent(new Event('pagehide'));
  await untilAsked();
  present = 'MANAGE_COUPON';
  window.dispatchEvent(new Event('pageshow'));
  const back = Date.now();
  await untilAsked();
  expect(Date.now() - back).toBeLessThanOrEqual(LATEST_MS);
});
