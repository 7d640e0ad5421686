'use client';
import { type RefObject, useEffect } from 'react';

/** Turns the wheel over the bar into sideways scrolling, while the bar has more tabs than fit. */
export function useBarWheel(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = list.current;
    if (!bar) return;
    const scroll = (event: WheelEvent) => {
      if (bar.scrollWidth <= bar.clientWidth || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      bar.scrollLeft += event.deltaY;
    };
    bar.addEventListener('wheel', scroll, { passive: false });
    return () => bar.removeEventListener('wheel', scroll);
  }, [list]);
}
