import { useEffect } from 'react';

const LEAVING = '.MuiModal-root[data-leaving="true"]';
/** Dialogs and drawers, which say when they leave, and the panels and menus of controls, which do not. */
const STANDING = '.MuiModal-root:not([data-leaving="true"], .MuiModal-hidden)';

/**
 * Takes Esc to what lies in front when the focus is nowhere, or in a dialog that fades out: the button the focus was on is gone, or off,
 * with the state it changed, and what lies in front takes the focus a moment later only. A quick person has pressed the key by then.
 */
export function useLostEscape(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isLost(event.target)) return;
      const front = [...document.querySelectorAll(STANDING)].at(-1);
      front?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

const isLost = (target: EventTarget | null) => target === document.body || (target instanceof Element && target.closest(LEAVING) !== null);
