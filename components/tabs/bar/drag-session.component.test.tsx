import { expect, test, vi } from 'vitest';
import { followPress } from './drag-session';

/** A finger on the first of two tabs, down for so many milliseconds before the page, busy until then, hears of anything. */
function heardLate(restedMs: number, movedBy = 0) {
  const list = document.createElement('div');
  list.append(document.createElement('span'), document.createElement('span'));
  document.body.append(list);
  const told = { onStart: vi.fn(), onPlace: vi.fn(), onEnd: vi.fn(), onLongPress: vi.fn() };
  const at = { clientX: 10, clientY: 10, pointerId: 7, pointerType: 'touch' };
  const left = new PointerEvent('pointerup', at);
  followPress({ list, index: 0, press: { ...at, timeStamp: left.timeStamp - restedMs }, ...told });
  if (movedBy > 0) window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: at.clientX + movedBy }));
  window.dispatchEvent(left);
  list.remove();
  return told;
}

test('a finger that rested is told by its own moments, however late the page hears of them', () => {
  expect(heardLate(900).onLongPress).toHaveBeenCalledTimes(1);
  expect(heardLate(100).onLongPress).not.toHaveBeenCalled();
});

test('a finger that swiped at once neither drags nor opens the menu', () => {
  const { onLongPress, onStart } = heardLate(100, 40);
  expect(onLongPress).not.toHaveBeenCalled();
  expect(onStart).not.toHaveBeenCalled();
});
