import { describe, expect, it } from 'vitest';
import { tabKey } from '@/components/tabs/tab-keys';
import { dropIndex } from './drop-index';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) =>
  tabKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held }, 1, 4);

describe('keys on a tab', () => {
  it.each([
    ['ArrowLeft', { does: 'focus', index: 0 }],
    ['ArrowRight', { does: 'focus', index: 2 }],
    ['Home', { does: 'focus', index: 0 }],
    ['End', { does: 'focus', index: 3 }],
    ['Enter', { does: 'show' }],
    [' ', { does: 'show' }],
    ['Delete', { does: 'close' }],
    ['ContextMenu', { does: 'menu' }],
    ['x', undefined],
  ] as const)('%s', (key, meaning) => {
    expect(press(key)).toEqual(meaning);
  });

  it('opens the menu with Shift+F10 and leaves F10 alone', () => {
    expect(press('F10', { shiftKey: true })).toEqual({ does: 'menu' });
    expect(press('F10')).toBeUndefined();
  });

  it('moves the tab with Ctrl+Shift and an arrow', () => {
    expect(press('ArrowRight', { ctrlKey: true, shiftKey: true })).toEqual({ does: 'move', index: 2 });
    expect(press('ArrowLeft', { metaKey: true, shiftKey: true })).toEqual({ does: 'move', index: 0 });
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  });

  it('stays at the ends', () => {
    const ends = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
    expect(tabKey({ key: 'ArrowLeft', ...ends }, 0, 2)).toEqual({ does: 'focus', index: 0 });
    expect(tabKey({ key: 'ArrowRight', ...ends }, 1, 2)).toEqual({ does: 'focus', index: 1 });
  });
});

describe('dragging a tab', () => {
  const spans = [
    { left: 0, width: 50 },
    { left: 50, width: 200 },
    { left: 250, width: 60 },
  ];
  it.each([
    [0, 0, 0],
    [0, 100, 0],
    [0, 130, 1],
    [0, 260, 2],
    [2, -100, 2],
    [2, -140, 1],
    [2, -400, 0],
    [9, 10, 9],
  ])('tab %i moved by %i px lands at %i', (dragged, distance, index) => {
    expect(dropIndex(spans, dragged, distance)).toBe(index);
  });
});
