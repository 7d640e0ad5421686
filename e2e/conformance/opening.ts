import type { Page } from '@playwright/test';

/** What a page did while it opened. */
export interface Opening {
  /** What stood there when its first picture was drawn: the frame of the console, and the ground. */
  first?: { frame: boolean; ground: string };
  /** Whether the screen was there when the page had come whole, before any script of it ran. */
  screen?: boolean;
  /** Whether the 404 page was ever there. */
  notFound: boolean;
  /** How much moved without being asked to, and what. */
  shifted: number;
  moved: string[];
}

/** Watches each page that is opened from now on, from before its first paint. */
export async function watchOpening(page: Page, notFoundTitle: string): Promise<() => Promise<Opening>> {
  await page.addInitScript((title) => {
    const seen: Opening = { notFound: false, shifted: 0, moved: [] };
    Reflect.set(window, 'opening', seen);
    const shown = (selector: string) => [...document.querySelectorAll(selector)].some((node) => node.getBoundingClientRect().height > 20);
    new PerformanceObserver(() => {
      seen.first ??= { frame: shown('aside nav'), ground: getComputedStyle(document.body).backgroundColor };
    }).observe({ type: 'paint', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      seen.screen = shown('main [role="tabpanel"]');
    });
    new MutationObserver(() => {
      seen.notFound ||= [...document.querySelectorAll('h1, h2')].some((head) => head.textContent?.includes(title));
    }).observe(document, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.shifted += entry.value;
        seen.moved.push(
          ...entry.sources.map(({ node }) => `${entry.value.toFixed(3)} ${(node as Element | null)?.outerHTML?.slice(0, 120)}`),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, notFoundTitle);
  return () => page.evaluate<Opening>(() => Reflect.get(window, 'opening'));
}
