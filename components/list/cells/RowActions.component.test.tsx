import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { RowActions } from './RowActions';

const KEYS = ['view', 'edit', 'copy', 'disable', 'freeze', 'delete'];

/** Where an element stands in each frame until it has not moved for a quarter of a second. */
async function places(element: Element): Promise<readonly number[]> {
  const tops: number[] = [];
  for (let still = 0, since = performance.now(); still < 250; still = performance.now() - since) {
    const { top } = element.getBoundingClientRect();
    if (top !== tops.at(-1)) {
      tops.push(top);
      since = performance.now();
    }
    await new Promise(requestAnimationFrame);
  }
  return tops;
}

test('an entry of a menu that opens stands where it can be pressed from its first frame on', async () => {
  const act = vi.fn();
  await draw(<RowActions actions={KEYS.map((key) => ({ key, label: key, act: () => act(key) }))} />);
  const more = page.getByRole('button', { name: '更多' }).element() as HTMLElement;
  more.click();
  await vi.waitUntil(() => document.querySelector('[role="menuitem"]'), { interval: 0, timeout: 10_000 });
  const entry = page.getByRole('menuitem', { name: 'freeze' }).element() as HTMLElement;
  expect(await places(entry)).toHaveLength(1);
  entry.click();
  expect(act.mock.calls).toEqual([['freeze']]);
});
