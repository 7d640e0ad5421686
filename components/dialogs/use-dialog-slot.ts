import { createContext, useContext } from 'react';

/** Where a dialog stands in its life; `DialogFrame` reads it, a dialog of another shape may too. */
export interface Slot {
  open: boolean;
  /** To be called when the closing animation has ended. */
  exited: () => void;
  dismiss: () => void;
}

export const DialogSlot = createContext<Slot | null>(null);

/** The place on the stack the dialog is drawn in. */
export function useDialogSlot(): Slot {
  const slot = useContext(DialogSlot);
  if (!slot) throw new Error('a dialog is drawn by the DialogStack alone: ask for it');
  return slot;
}
