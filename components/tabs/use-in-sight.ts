import { type RefObject, useEffect } from 'react';

/**
 * Keeps the tab on display in sight of its bar: when another is shown, when the bar gets narrower, and when the tab itself grows,
 * as it does with the name of its record. Whoever scrolls the bar by hand is left alone.
 */
export function useInSight(list: RefObject<HTMLElement | null>, path: string, place: number): void {
  useEffect(() => {
    const bar = list.current;
    // A page is on display a moment before its tab stands in the bar, and before the tabs of the last visit stand before it.
    const tab = place < 0 ? undefined : [...(bar?.children ?? [])].find((child) => child.getAttribute('data-path') === path);
    if (!bar || !tab) return;
    const show = () => tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // It tells the first sizes too, in the same picture but after its layout: to ask now would have the whole page laid out twice.
    const sizes = new ResizeObserver(show);
    sizes.observe(bar);
    sizes.observe(tab);
    return () => sizes.disconnect();
  }, [list, path, place]);
}
