import { useEffect, useRef } from 'react';
import { tabDomId } from './tab-dom-id';

/** Where the focus may stay while pages change: whoever walks along the tabs goes on walking, in their menu too, and a question is answered first. */
const STAYS =
  '[role="tablist"], [role="menu"], [role="dialog"]:not([data-leaving="true"] *), [role="alertdialog"]:not([data-leaving="true"] *)';

/**
 * Takes the focus into a page that the menu, the palette or a link has opened, so that the next key acts there and a screen reader
 * says its name. The page the window opens with is left to the browser.
 */
export function useFocusAlong(instance: number | undefined): void {
  const before = useRef(instance);
  useEffect(() => {
    if (instance === undefined || before.current === instance) return;
    const opened = before.current === undefined;
    before.current = instance;
    if (opened) return;
    // A palette that closes gives the focus back first.
    const frame = requestAnimationFrame(() => {
      const panel = document.getElementById(tabDomId.panel(instance));
      const held = document.activeElement;
      if (!panel || panel.contains(held) || held?.closest(STAYS)) return;
      panel.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [instance]);
}
