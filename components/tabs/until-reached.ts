/** How long a screen that loads its rows again may take until the old place is there. */
const PATIENCE_MS = 3000;
/** What a person does to scroll, the drag of a scrollbar too: from then on everything stays where they put it. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Tries now and whenever the page has grown, until the old place is reached, the person scrolls or patience ends; gives back how to give up. */
export function untilReached(tried: () => boolean, watch: (again: () => void) => { disconnect(): void }): () => void {
  if (tried()) return () => undefined;
  const growth = watch(() => tried() && stop());
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const sign of OWN_SCROLLING) window.removeEventListener(sign, stop);
  };
  for (const sign of OWN_SCROLLING) window.addEventListener(sign, stop, { passive: true });
  return stop;
}
