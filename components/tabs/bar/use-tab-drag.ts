'use client';
import { type PointerEvent, type RefObject, useState } from 'react';
import { followPress } from './drag-session';
import type { MenuPlace } from './TabMenu';

interface TabDrag {
  /** The tab under the pointer's hold. */
  readonly path: string | undefined;
  readonly begin: (event: PointerEvent<HTMLElement>, index: number, path: string) => void;
}

/** Moves tabs by mouse and touch; a long touch without a move opens the tab's menu. */
export function useTabDrag(
  list: RefObject<HTMLElement | null>,
  move: (path: string, to: number) => void,
  openMenu: (place: MenuPlace) => void,
): TabDrag {
  const [held, setHeld] = useState<string>();
  const begin = (event: PointerEvent<HTMLElement>, index: number, path: string) => {
    const { clientX: left, clientY: top } = event;
    if (event.button !== 0 || !list.current) return;
    followPress({
      list: list.current,
      index,
      press: event.nativeEvent,
      onStart: () => setHeld(path),
      onPlace: (to) => move(path, to),
      onEnd: () => setHeld(undefined),
      onLongPress: () => openMenu({ path, left, top }),
    });
  };
  return { path: held, begin };
}
