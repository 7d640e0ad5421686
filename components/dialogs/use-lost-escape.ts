import { useEffect } from 'react';

const LEAVING = '.MuiModal-root[data-leaving="true"]';
const STANDING = '.MuiModal-root[data-leaving="false"]';

/**
 * Takes Esc to the dialog in front when the focus is nowhere, or in one that fades out: the button the focus would go back to is gone
 * with the state it changed, and the dialog in front takes the focus a moment later only. A quick person has pressed the key by then.
 */
export function useLostEscape(standing: boolean): void {
  useEffect(() => {
    if (!standing) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isLost(event.target)) return;
      const front = [...document.querySelectorAll(STANDING)].at(-1);
      front?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [standing]);
}

const isLost = (target: EventTarget | null) => target === document.body || (target instanceof Element && target.closest(LEAVING) !== null);
