import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Higher than any bar of one line, lower than one of two. */
const TWO_LINES = 56;

/**
 * How many of `all` buttons stand in the one line of the bulk bar that the element lies in: a second line would push the rows away from
 * under the pointer. Counted before anything is painted, anew where the bar's width or the number it tells changes. On a phone, where
 * the line moves sideways under the finger, all of them do.
 */
export function useRoomInLine(all: number, told: number): [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [fitted, setFitted] = useState({ to: '', room: all });
  const to = `${all} ${told} ${width}`;
  const room = fitted.to === to ? fitted.room : all;
  useLayoutEffect(() => {
    if (room > 0 && isBroken(place.current)) setFitted({ to, room: room - 1 });
  });
  useEffect(() => {
    const bar = barOf(place.current);
    if (!bar) return;
    const watcher = new ResizeObserver(() => setWidth(bar.clientWidth));
    watcher.observe(bar);
    return () => watcher.disconnect();
  }, []);
  return [place, room];
}

const barOf = (element: HTMLElement | null) => element?.closest<HTMLElement>('[role="region"]');

function isBroken(element: HTMLElement | null): boolean {
  const buttons = element?.parentElement;
  if (!buttons || getComputedStyle(buttons).flexWrap === 'nowrap') return false;
  return (barOf(buttons)?.offsetHeight ?? 0) > TWO_LINES;
}
