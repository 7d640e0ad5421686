'use client';
import { useLayoutEffect, useRef } from 'react';
import type { Panel } from './panels';
import { useWindowTabs } from './tabs-context';
import { untilReached } from './until-reached';

const SCROLL = 'scroll';

/** Each tab has its own scroll position of the page, also after it was put away. */
export function useKeptScroll(shown: Panel | undefined): void {
  const { snapshots } = useWindowTabs();
  const loaded = useRef(false);
  const { instance, noCache } = shown ?? {};
  useLayoutEffect(() => {
    if (instance === undefined) return;
    const kept = noCache ? undefined : snapshots.read(instance, SCROLL);
    // The first page of a load is the browser's own to restore.
    const giveUp = loaded.current ? scrollBackTo(typeof kept === 'number' ? kept : 0) : undefined;
    loaded.current = true;
    const remember = () => snapshots.write(instance, SCROLL, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      giveUp?.();
      window.removeEventListener('scroll', remember);
    };
  }, [snapshots, instance, noCache]);
}

/** Scrolls there at once, or as soon as the page has grown tall enough, unless the person scrolls meanwhile. */
function scrollBackTo(top: number): () => void {
  const tried = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return window.scrollY >= top - 1;
  };
  return untilReached(tried, (again) => {
    const growth = new ResizeObserver(again);
    growth.observe(document.body);
    return growth;
  });
}
