import { createContext, useContext, useEffect, useState } from 'react';

/** Where a dialog stands in its life; `DialogFrame` reads it, a dialog of another shape may too. */
export interface Slot {
  open: boolean;
  /** To be called when the closing animation has ended. */
  exited: () => void;
  dismiss: () => void;
  /** Whether a frame of this dialog has stood here already. */
  readonly stood: { current: boolean };
}

export const DialogSlot = createContext<Slot | null>(null);

/** The place on the stack the dialog is drawn in. */
export function useDialogSlot(): Slot {
  const slot = useContext(DialogSlot);
  if (!slot) throw new Error('a dialog is drawn by the DialogStack alone: ask for it');
  return slot;
}

/** Whether a frame fades in, as MUI's `appear`: not where it takes the place of another of its dialog, as a form does once its record has come. */
export function useAppear(): boolean {
  const { stood } = useDialogSlot();
  const [appear] = useState(() => !stood.current);
  useEffect(() => {
    stood.current = true;
  }, [stood]);
  return appear;
}
