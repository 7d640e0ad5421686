import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width an element has on the page, measured again when it changes. */
export function useWidth<Shape extends HTMLElement>(before = 0): [RefObject<Shape | null>, number] {
  const place = useRef<Shape>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const watcher = new ResizeObserver(() => setWidth(element.clientWidth));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [place, width];
}
