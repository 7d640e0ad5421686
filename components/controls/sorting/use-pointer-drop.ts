'use client';
import { useCallback, useRef } from 'react';
import { closestCenterIndex } from './closest-center';

/** How far a pointer drags a handle, in pixels, before that moves its entry. */
export const DRAG_DISTANCE = 4;

interface PointerDrop {
  /** A pointer presses the handle of an entry. */
  follow(key: string, down: PointerEvent): void;
  /** What the pointer does was carried out or given up. */
  settle(): void;
}

/**
 * Puts an entry where a pointer drops it when dnd-kit does not: dnd-kit knows of no place before its code has come and it has drawn once,
 * and a quick drag is over by then. The entries are measured when the handle is pressed.
 */
export function usePointerDrop(
  keys: readonly string[],
  rectOf: (key: string) => DOMRect,
  onMove: (from: number, to: number) => void,
): PointerDrop {
  const settled = useRef(true);
  const settle = useCallback(() => {
    settled.current = true;
  }, []);
  const follow = (key: string, down: PointerEvent) => {
    if (!down.isPrimary || down.button !== 0) return;
    const [from, rects, done] = [keys.indexOf(key), keys.map(rectOf), new AbortController()];
    const { x, y, width, height } = rectOf(key);
    const drop = (up: PointerEvent) => {
      done.abort();
      const [dx, dy] = [up.clientX - down.clientX, up.clientY - down.clientY];
      if (settled.current || Math.hypot(dx, dy) <= DRAG_DISTANCE) return;
      settle();
      const to = closestCenterIndex(rects, { x: x + dx, y: y + dy, width, height });
      if (to !== from) onMove(from, to);
    };
    settled.current = false;
    // dnd-kit listens on the document, so it is asked first.
    window.addEventListener('pointerup', drop, { signal: done.signal });
    window.addEventListener('pointercancel', () => done.abort(), { signal: done.signal });
  };
  return { follow, settle };
}
