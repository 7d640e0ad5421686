import { type RefObject, useEffect, useState } from 'react';

/** What stands this far below the window is drawn before a person gets there. */
const MARGIN = '600px';
/** By then what is in sight has been drawn. */
const PATIENCE_MS = 1_500;

/** Whether something costly may be drawn: its place came near what is in sight, or everything else has been there for a while. */
export function useUnhurried(place: RefObject<Element | null>): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (due || !element) return;
    const come = () => setDue(true);
    const timer = setTimeout(come, PATIENCE_MS);
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: MARGIN });
    near.observe(element);
    return () => {
      clearTimeout(timer);
      near.disconnect();
    };
  }, [place, due]);
  return due;
}
