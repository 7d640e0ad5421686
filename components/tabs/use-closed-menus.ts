'use client';
import { useLayoutEffect, useRef } from 'react';

/**
 * Closes menus, pickers and suggestions when another tab is shown: a screen that comes back must not come back with its menu open.
 * They close as they would for the person, by Escape and by losing the focus, so that every one of them need not know of tabs. Menus of
 * the frame, which say so, stay: one may have been opened while the page was on its way.
 */
export function useClosedMenus(shown: string): void {
  const earlier = useRef(shown);
  useLayoutEffect(() => {
    if (earlier.current === shown) return;
    earlier.current = shown;
    // Before the effects of the hidden screen end, for then its menus no longer listen. The last opened lies on top.
    for (const menu of [...document.querySelectorAll('.MuiPopover-root:not([data-of-frame])')].reverse())
      menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.closest('[role="tabpanel"]')) focused.blur();
  }, [shown]);
}
