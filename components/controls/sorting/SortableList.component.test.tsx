import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { SortableList } from './SortableList';

const NAMES = ['one', 'two', 'three', 'four'];

function Names() {
  const [names, setNames] = useState(NAMES);
  const move = (key: string, to: number) => {
    const others = names.filter((each) => each !== key);
    setNames([...others.slice(0, to), key, ...others.slice(to)]);
  };
  return <SortableList keys={names} labelOf={(key) => key} onMove={move} renderItem={(key) => <b>{key}</b>} />;
}

const shown = () => [...document.querySelectorAll('li b')].map((each) => each.textContent);
const handle = (name: string) => page.getByRole('button', { name: `移动${name}` });

/** Keys no timer and no frame comes between, as a busy page gets them; tells which of them the page kept for itself. */
async function pressed(...codes: string[]): Promise<boolean[]> {
  const taken: boolean[] = [];
  for (const code of codes) {
    const key = code === 'Space' ? ' ' : code;
    taken.push(!document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true })));
    await Promise.resolve();
  }
  return taken;
}

test('keys pressed in one breath are all obeyed, and none is kept once the entry is dropped', async () => {
  await draw(<Names />);
  await expect.element(handle('one')).toBeVisible();
  (handle('one').element() as HTMLElement).focus();
  expect(await pressed('Space', 'ArrowDown', 'ArrowDown', 'Space')).toEqual([true, true, true, true]);
  await expect.poll(shown).toEqual(['two', 'three', 'one', 'four']);
  await expect.element(handle('one')).toHaveFocus();
  expect(await pressed('ArrowDown', 'Enter')).toEqual([false, true]);
  await expect.element(page.getByText('已拿起one')).toBeInTheDocument();
  expect(await pressed('ArrowUp', 'Escape')).toEqual([true, true]);
  await expect.element(page.getByText('已取消移动')).toBeInTheDocument();
  expect(shown()).toEqual(['two', 'three', 'one', 'four']);
  expect(await pressed('ArrowUp', 'Escape')).toEqual([false, false]);
});
