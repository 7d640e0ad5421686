import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { DateRangePanel } from './DateRangePanel';

test.each([
  ['今天', '2026-11-23', '2026-11-23'],
  ['昨天', '2026-11-22', '2026-11-22'],
  ['近7天', '2026-11-17', '2026-11-23'],
  ['本月', '2026-11-01', '2026-11-23'],
])('F7: %s is taken with one press, by the day of Shanghai', async (preset, start, end) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T18:00:00Z') });
  const [onChange, onClose] = [vi.fn(), vi.fn()];
  await draw(<DateRangePanel anchor={document.body} label="下单时间" value={null} onChange={onChange} onClose={onClose} />);
  await page.getByRole('button', { name: preset, exact: true }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start, end });
  expect(onClose).toHaveBeenCalledOnce();
});
