/** How long the way back to the top takes after paging (specification 9). */
export const SCROLL_TO_TOP_MS = 800;

/** Scrolls an element back to its top, slowly first and last; at once for people who prefer less motion. */
export function scrollToTop(element: Element, durationMs = SCROLL_TO_TOP_MS): void {
  const from = element.scrollTop;
  if (from === 0) return;
  if (durationMs === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollTop = 0;
    return;
  }
  const startedAt = performance.now();
  let expected = from;
  const step = (now: number) => {
    // The person took over: their scrolling wins. A page with fewer rows pushes the view up as well, and is nobody's wish.
    if (Math.abs(element.scrollTop - expected) > 2 && !pushedUp(element, expected)) return;
    const position = scrollPosition(from, (now - startedAt) / durationMs);
    element.scrollTop = position;
    expected = element.scrollTop;
    if (position > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

const pushedUp = (element: Element, expected: number): boolean =>
  element.scrollTop < expected && element.scrollTop >= element.scrollHeight - element.clientHeight - 1;

/** Where the way from a position to the top stands after a share of its time, from 0 to 1. */
export function scrollPosition(from: number, share: number): number {
  const passed = Math.min(1, Math.max(0, share));
  const eased = passed < 0.5 ? 2 * passed * passed : 1 - 2 * (1 - passed) * (1 - passed);
  return from * (1 - eased);
}
