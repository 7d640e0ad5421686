'use client';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { lazyComponent } from '../lazy/lazy-component';
import { useLazyComponent } from '../lazy/use-lazy-component';
import { type EntryPlace, type MoveStep, placeAfter } from './move-steps';
import { DRAG_DISTANCE } from './use-pointer-drop';
import type { SortWords } from './use-sort-words';

const moveMenu = lazyComponent(() => import('./MoveMenu').then((module) => module.MoveMenu));

/** What opens the menu of an entry, for its handle. */
export interface MenuHandle {
  onPointerDownCapture(event: PointerEvent): void;
  onClick(event: MouseEvent<HTMLElement>): void;
  onKeyUp(event: KeyboardEvent): void;
}

/** What the person pressed, and whether the menu below it still stands; a menu that fades keeps what it shows. */
interface Asked {
  readonly key: string;
  readonly anchor: HTMLElement;
  readonly place: EntryPlace;
  readonly open: boolean;
}

interface MoveMenuState {
  readonly handle: (key: string) => MenuHandle;
  /** The menu to draw beside the entries, once somebody asked for it and its code has come. */
  readonly Menu: ReturnType<typeof moveMenu.loaded>;
  readonly params: Omit<ComponentProps<Awaited<ReturnType<typeof moveMenu.load>>>, 'key'>;
}

/**
 * A menu of places below a handle that was pressed and let go where it was: whoever cannot draw, and uses no keyboard, moves entries by
 * single presses (WCAG 2.2, 2.5.7). `placeOf` counts from 1, the place that `onMove` hears from 0.
 */
export function useMoveMenu(
  placeOf: (key: string) => EntryPlace,
  onMove: (key: string, to: number) => void,
  words: SortWords,
): MoveMenuState {
  const { Box, want, prefetch } = useLazyComponent(moveMenu);
  const [asked, setAsked] = useState<Asked>();
  const down = useRef({ x: 0, y: 0 });
  const onClose = () => setAsked((present) => present && { ...present, open: false });
  const onStep = (step: MoveStep) => {
    const { key } = asked ?? {};
    // Where it stands now: the list may have been read again while the menu stood.
    const place = key === undefined ? undefined : placeOf(key);
    if (key === undefined || !place || place.n === 0) return '';
    const to = placeAfter(place, step);
    if (to !== place.n) onMove(key, to - 1);
    return words.dropped(to);
  };
  const handle = (key: string): MenuHandle => ({
    onPointerDownCapture: ({ clientX, clientY }) => {
      down.current = { x: clientX, y: clientY };
      prefetch();
    },
    onClick: ({ currentTarget, detail, clientX, clientY }) => {
      // Drawn within the handle itself it is a move, and no press; a press without a pointer tells no place.
      if (detail > 0 && Math.hypot(clientX - down.current.x, clientY - down.current.y) > DRAG_DISTANCE) return;
      setAsked({ key, anchor: currentTarget, place: placeOf(key), open: true });
      want();
    },
    // Space has lifted the entry when it went down; Firefox would press the button when it is let go.
    onKeyUp: (event) => {
      if (event.code === 'Space') event.preventDefault();
    },
  });
  const params = { anchor: asked?.anchor ?? null, open: asked?.open ?? false, place: asked?.place ?? { n: 0, total: 0 }, onStep, onClose };
  return { handle, Menu: Box, params };
}
