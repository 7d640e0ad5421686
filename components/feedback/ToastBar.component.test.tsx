import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { TOAST_MS } from './toast-list';
import { toasts } from './toast-store';

test('S17: who reaches a message at its last moment keeps it, though the page has not drawn that yet, and it leaves once it is let go of', async () => {
  await draw(<main />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  toasts.show('success', '保存成功');
  const close = page.getByRole('button', { name: '关闭消息' });
  await expect.poll(() => close.query()).not.toBeNull();
  // The pointer is there and its time is over before the page has drawn the one.
  window.addEventListener('mouseover', () => vi.advanceTimersByTime(TOAST_MS), { capture: true, once: true });
  await userEvent.hover(close);
  vi.advanceTimersByTime(TOAST_MS * 4);
  expect(close.query()).not.toBeNull();
  await userEvent.unhover(close);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(TOAST_MS);
    expect(close.query()).toBeNull();
  });
});
