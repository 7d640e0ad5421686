'use client';
import { type FocusEvent, useEffect, useRef } from 'react';

/** In a dialog that fades out the focus is lost as well: what it would go back to is gone. */
const LEAVING = '[data-leaving="true"]';
/** What goes while one stands on it. */
const GOES = '[data-rows], [data-goes]';

/**
 * Takes the focus to the rows of a list when what held it went with a row or with the choice: it would be at the top of the page, and
 * the next press of Tab begin there. Whoever put it elsewhere keeps it.
 */
export function useKeptFocus() {
  const held = useRef<{ frame: Element; control: Element }>(undefined);
  useEffect(() => {
    const { frame, control } = held.current ?? {};
    if (!frame || control?.isConnected) return;
    const now = document.activeElement;
    if (now !== document.body && !now?.closest(LEAVING)) return;
    held.current = undefined;
    frame.querySelector<HTMLElement>('[data-rows]')?.focus({ preventScroll: true });
  });
  return ({ currentTarget: frame, target }: FocusEvent) => {
    // What the list asks in menus is heard here too, but stands elsewhere; filters look after their own focus.
    if (!(target instanceof Element && frame.contains(target))) return;
    held.current = target.closest(GOES) ? { frame, control: target } : undefined;
  };
}
