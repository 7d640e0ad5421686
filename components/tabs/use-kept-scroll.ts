'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Panel } from './panels';
import { useWindowTabs } from './tabs-context';
import { untilReached } from './until-reached';

const SCROLL = 'scroll';

/** Each tab has its own scroll position of the page, also after it was put away. */
export function useKeptScroll(shown: Panel | undefined): void {
  const { snapshots } = useWindowTabs();
  const loaded = useRef(false);
  // Where the window stands, as its events say, or not known yet. To ask the window lays out the page that comes, before its rows are there.
  const stands = useRef<number>(undefined);
  const { instance, noCache } = shown ?? {};
  useEffect(() => {
    // What the browser restored before anybody listened.
    const frame = requestAnimationFrame(() => {
      stands.current ??= window.scrollY;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useLayoutEffect(() => {
    if (instance === undefined) return;
    const kept = noCache ? undefined : snapshots.read(instance, SCROLL);
    // The first page of a load is the browser's own to restore.
    const giveUp = loaded.current ? scrollBackTo(typeof kept === 'number' ? kept : 0, stands) : undefined;
    loaded.current = true;
    const remember = () => {
      stands.current = window.scrollY;
      snapshots.write(instance, SCROLL, stands.current);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      giveUp?.();
      window.removeEventListener('scroll', remember);
    };
  }, [snapshots, instance, noCache]);
}

/** Scrolls there at once, or as soon as the page has grown tall enough, unless the person scrolls meanwhile. */
function scrollBackTo(top: number, stands: RefObject<number | undefined>): (() => void) | undefined {
  if (top === 0 && stands.current === 0) return undefined;
  const tried = () => {
    window.scrollTo({ top, behavior: 'instant' });
    const at = window.scrollY;
    stands.current = at;
    return at >= top - 1;
  };
  return untilReached(tried, (again) => {
    const growth = new ResizeObserver(again);
    growth.observe(document.body);
    return growth;
  });
}
