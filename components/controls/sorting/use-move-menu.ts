'use client';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { lazyComponent } from '../lazy/lazy-component';
import { useLazyComponent } from '../lazy/use-lazy-component';
import type { MoveMenu } from './MoveMenu';
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
  readonly Menu: typeof MoveMenu | undefined;
  readonly params: ComponentProps<typeof MoveMenu>;
}

/**
 * A menu of places below a handle that was clicked and not dragged: whoever cannot drag, and uses no keyboard, moves entries by single
 * clicks (WCAG 2.2, 2.5.7). `placeOf` counts from 1, the place that `onMove` hears from 0.
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
    // Where it stands now: the list may have been read again while the menu stood.
    const place = asked && placeOf(asked.key);
    if (!place || place.n === 0) return '';
    const to = placeAfter(place, step);
    if (to !== place.n) onMove(asked.key, to - 1);
    return words.dropped(to);
  };
  const handle = (key: string): MenuHandle => ({
    onPointerDownCapture: ({ clientX, clientY }) => {
      down.current = { x: clientX, y: clientY };
      prefetch();
    },
    onClick: ({ currentTarget, detail, clientX, clientY }) => {
      // A drag that ends on its own handle is no click; a click without a pointer, as of a screen reader, has no place.
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
