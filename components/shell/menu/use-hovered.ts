'use client';
import { type PointerEvent, useRef, useState } from 'react';

/** Long enough to move the mouse from the icon over to the panel. */
const LEAVE_MS = 160;

/** Open at once, closed a moment after the mouse has left. */
export function useHovered() {
  const [open, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = (next: boolean) => {
    clearTimeout(leaving.current);
    setOpen(next);
  };
  return {
    open,
    show: () => set(true),
    hide: () => set(false),
    hideSoon: () => {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => setOpen(false), LEAVE_MS);
    },
  };
}

/** A finger "enters" with the tap that also clicks; only a mouse hovers. */
export const byMouse = (event: PointerEvent) => event.pointerType === 'mouse';
