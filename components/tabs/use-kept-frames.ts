'use client';
import { useLayoutEffect } from 'react';
import type { Panel } from './panels';
import { tabDomId } from './tab-dom-id';
import { useWindowTabs } from './tabs-context';
import { untilReached } from './until-reached';

/** What scrolls inside a screen, such as a table in its card, is a region the keyboard can reach. */
const FRAMES = '[role="region"][tabindex]';
const NAME = 'frames';

type Place = readonly [top: number, left: number];

/** Tables of a screen that was put away come back scrolled as they were; hidden ones the browser keeps by itself. */
export function useKeptFrames(shown: Panel | undefined): void {
  const { snapshots } = useWindowTabs();
  const { instance, noCache } = shown ?? {};
  useLayoutEffect(() => {
    if (instance === undefined || noCache) return;
    const panel = document.getElementById(tabDomId.panel(instance));
    if (!panel) return;
    const giveUp = bringBack(panel, placesOf(snapshots.read(instance, NAME)));
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element && target.matches(FRAMES))) return;
      snapshots.write(
        instance,
        NAME,
        framesIn(panel).map(({ scrollTop, scrollLeft }): Place => [scrollTop, scrollLeft]),
      );
    };
    panel.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => {
      giveUp();
      panel.removeEventListener('scroll', remember, { capture: true });
    };
  }, [snapshots, instance, noCache]);
}

const framesIn = (panel: Element) => [...panel.querySelectorAll(FRAMES)];

const placesOf = (kept: unknown): readonly Place[] => (Array.isArray(kept) ? kept : []);

/** Scrolls the frames there as their rows arrive, unless the person scrolls meanwhile. */
function bringBack(panel: Element, places: readonly Place[]): () => void {
  const tried = () => {
    const frames = framesIn(panel);
    return places.every(([top, left], at) => {
      const frame = frames[at];
      frame?.scrollTo({ top, left, behavior: 'instant' });
      return frame !== undefined && frame.scrollTop >= top - 1 && frame.scrollLeft >= left - 1;
    });
  };
  return untilReached(tried, (again) => {
    const growth = new MutationObserver(again);
    growth.observe(panel, { childList: true, subtree: true });
    return growth;
  });
}
