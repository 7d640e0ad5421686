import { type RefObject, useEffect, useState } from 'react';

/** What stands this far below the window is drawn before a person gets there. */
const MARGIN = '600px';
/** Whoever has done nothing for so long is reading, not typing. */
const REST_MS = 1_500;
const BUSY = ['keydown', 'pointerdown', 'wheel'] as const;

/** Whether something costly may be drawn: its place came near what is in sight, or the person rests. */
export function useUnhurried(place: RefObject<Element | null>): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (due || !element) return;
    const come = () => setDue(true);
    let timer = setTimeout(come, REST_MS);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(come, REST_MS);
    };
    for (const event of BUSY) window.addEventListener(event, wait, { passive: true });
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: MARGIN });
    near.observe(element);
    return () => {
      clearTimeout(timer);
      for (const event of BUSY) window.removeEventListener(event, wait);
      near.disconnect();
    };
  }, [place, due]);
  return due;
}
