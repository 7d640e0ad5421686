import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { endSession } from '@/lib/client/end-session';
import { accountMarker } from '@/lib/windows/account-marker';
import { SIGNING_IN } from '@/lib/windows/account-state';
import { useSessionLost } from './use-session-lost';

vi.mock(import('@/lib/client/end-session'), () => ({ endSession: vi.fn(() => new Promise<void>(() => undefined)) }));

const OWN = '0/admin';
const other = () => new BroadcastChannel('account');

function Window() {
  const lost = useSessionLost();
  return (
    <button type="button" onClick={() => lost('登录已被结束，请重新登录')}>
      读取
    </button>
  );
}

const question = page.getByRole('alertdialog', { name: '确认退出' });
beforeEach(async () => {
  vi.mocked(endSession).mockClear();
  accountMarker().write(OWN);
  await draw(<Window />);
  await page.getByRole('button', { name: '读取' }).click();
  await expect.element(question).toBeVisible();
});
afterEach(() => localStorage.clear());

test('Re-Login ends the session that is lost', async () => {
  await page.getByRole('button', { name: '重新登录' }).click();
  await expect.poll(() => vi.mocked(endSession)).toHaveBeenCalledTimes(1);
});

test('who signs in in another window meanwhile is asked nothing more here', async () => {
  const window2 = other();
  window2.postMessage(SIGNING_IN);
  window2.postMessage(OWN);
  await expect.element(question).not.toBeInTheDocument();
  window2.close();
  expect(endSession).not.toHaveBeenCalled();
});
