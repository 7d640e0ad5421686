import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { handle } from '@/components/testing/drag';
import { draw } from '@/components/testing/draw';
import { NAMES, SortableNames, shownNames } from '@/components/testing/SortableNames';
import { still } from '@/components/testing/still';
import { DRAG_DISTANCE } from './use-pointer-drop';

const entry = (name: string) => page.getByRole('menuitem', { name });
const menus = () => page.getByRole('menu').elements().length;
/** Opens a menu elsewhere and leaves it: its code is there afterwards, and a menu that should not open would open at once. */
async function fetchMenu(): Promise<void> {
  const { unmount } = await draw(<SortableNames />);
  await handle('one').click();
  await expect.poll(menus).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(menus).toBe(0);
  await unmount();
}

/** What was heard last of a move. */
const told = (text: string | RegExp) => expect.element(page.getByText(text));

test('clicked and not dragged, a handle offers places: an entry is moved by single clicks, which is heard, and the focus stays with it', async () => {
  await draw(<SortableNames />);
  const send = async (name: string, place: string) => {
    await handle(name).click();
    await entry(place).click();
    await expect.poll(menus).toBe(0);
    await expect.element(handle(name)).toHaveFocus();
  };
  await send('three', '移到最前');
  expect(shownNames()).toEqual(['three', 'one', 'two', 'four']);
  await told('已放到第 1 位').toBeInTheDocument();
  await send('one', '后移一位');
  expect(shownNames()).toEqual(['three', 'two', 'one', 'four']);
  await told('已放到第 3 位').toBeInTheDocument();
  await send('four', '前移一位');
  expect(shownNames()).toEqual(['three', 'two', 'four', 'one']);
  await send('two', '移到最后');
  expect(shownNames()).toEqual(['three', 'four', 'one', 'two']);
});

test('the ends of a list lead no further, two entries only change places, and one alone offers nothing', async () => {
  const at = async (name: string) => {
    await handle(name).click();
    await expect.poll(menus).toBe(1);
    const entries = page
      .getByRole('menuitem')
      .elements()
      .map((each) => [each.textContent, each.getAttribute('aria-disabled')]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(menus).toBe(0);
    return entries;
  };
  const { unmount } = await draw(<SortableNames />);
  expect(await at('one')).toEqual([
    ['移到最前', 'true'],
    ['前移一位', 'true'],
    ['后移一位', null],
    ['移到最后', null],
  ]);
  await unmount();
  const { unmount: remove } = await draw(<SortableNames start={['one', 'two']} />);
  expect(await at('two')).toEqual([
    ['前移一位', null],
    ['后移一位', 'true'],
  ]);
  await remove();
  await draw(<SortableNames start={['one']} />);
  await handle('one').click();
  await still();
  expect(menus()).toBe(0);
});

test('left by Esc it moves nothing, and says nothing', async () => {
  await draw(<SortableNames />);
  await handle('two').click();
  await expect.element(entry('移到最前')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(menus).toBe(0);
  await expect.element(handle('two')).toHaveFocus();
  expect(shownNames()).toEqual(NAMES);
  await told(/已放到/).not.toBeInTheDocument();
});

test('keys lift and drop an entry as before: Space let go opens no menu, and nor does Enter', async () => {
  await draw(<SortableNames />);
  handle('one').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('已拿起one')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard(' ');
  await expect.poll(shownNames).toEqual(['two', 'one', 'three', 'four']);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('已拿起one')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('已取消移动')).toBeInTheDocument();
  expect(menus()).toBe(0);
  // Firefox presses a button when Space is let go, whatever became of the key when it went down; Chromium does not.
  const letGo = new KeyboardEvent('keyup', { code: 'Space', key: ' ', bubbles: true, cancelable: true });
  expect(handle('one').element().dispatchEvent(letGo)).toBe(false);
});

test('a drag that ends on the handle it began at is no click', async () => {
  await fetchMenu();
  const { unmount } = await draw(<SortableNames />);
  await userEvent.dragAndDrop(handle('two'), handle('two'), { sourcePosition: { x: 2, y: 14 }, targetPosition: { x: 22, y: 14 } });
  await still();
  expect(menus()).toBe(0);
  await unmount();
  // Quicker than dnd-kit is drawn, which would keep the click for itself.
  await draw(<SortableNames />);
  await expect.element(handle('two')).toBeVisible();
  pressAndDrag(handle('two').element(), DRAG_DISTANCE + 1);
  await still();
  expect(menus()).toBe(0);
  expect(shownNames()).toEqual(NAMES);
  pressAndDrag(handle('two').element(), DRAG_DISTANCE);
  await expect.poll(menus).toBe(1);
});

/** A button of the mouse, pressed on an element and let go some pixels further, within one task. */
function pressAndDrag(element: Element, pixels: number): void {
  const { left, top, height } = element.getBoundingClientRect();
  const at = (x: number) => ({ bubbles: true, cancelable: true, isPrimary: true, button: 0, clientX: left + x, clientY: top + height / 2 });
  element.dispatchEvent(new PointerEvent('pointerdown', at(0)));
  element.dispatchEvent(new PointerEvent('pointerup', at(pixels)));
  element.dispatchEvent(new MouseEvent('click', { ...at(pixels), detail: 1 }));
}

test('an order that is not to be changed offers no places', async () => {
  await fetchMenu();
  await draw(<SortableNames disabled />);
  await handle('one').click({ force: true });
  await still();
  expect(menus()).toBe(0);
});
