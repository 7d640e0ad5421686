'use client';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Position } from '@/lib/map/regions';
import { fitted, panned, type Size, toPosition, type View, zoomed } from '@/lib/map/view';

/** China's extent with the islands of the south. */
const CHINA = [73, 17, 135.5, 54] as const;
const CLICK_SLOP = 5;

/** What part of the map is shown, moved by drag, wheel and pinch; a click gives the position under it. */
export function useMapView(canvas: RefObject<HTMLElement | null>, onClick: (at: Position) => void) {
  const [size, setSize] = useState<Size>({ width: 640, height: 400 });
  const [view, setView] = useState<View>(() => fitted(CHINA, { width: 640, height: 400 }));
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }));
    watch.observe(element);
    // React listens passively to wheels, which then would scroll the page as well.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const at = [event.clientX - box.left, event.clientY - box.top] as const;
      setView((now) => zoomed(now, { width: box.width, height: box.height }, at, Math.exp(-event.deltaY / 400)));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      watch.disconnect();
      element.removeEventListener('wheel', wheel);
    };
  }, [canvas]);
  const middle = [size.width / 2, size.height / 2] as const;
  const drag = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    moved.current += Math.abs(dx) + Math.abs(dy);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (other) {
      const spread = (x: number, y: number) => Math.max(1, Math.hypot(x - other.x, y - other.y));
      setView((now) => zoomed(now, size, middle, spread(event.clientX, event.clientY) / spread(before.x, before.y)));
    } else setView((now) => panned(now, dx, dy));
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      if (pointers.current.size === 0) moved.current = 0;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: drag,
    onPointerUp: (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
      if (moved.current > CLICK_SLOP || pointers.current.size > 0) return;
      const box = event.currentTarget.getBoundingClientRect();
      onClick(toPosition(view, size, [event.clientX - box.left, event.clientY - box.top]));
    },
    onPointerCancel: (event: PointerEvent) => pointers.current.delete(event.pointerId),
  };
  return {
    view,
    size,
    handlers,
    setView,
    zoom: (factor: number) => setView((now) => zoomed(now, size, middle, factor)),
    whole: () => setView(fitted(CHINA, size)),
  };
}
