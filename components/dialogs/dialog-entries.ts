import type { ComponentType, ReactElement } from 'react';

/** What every dialog receives: its payload, and the one way to answer. Undefined means it was dismissed. */
export interface DialogProps<Payload, Answer> {
  payload: Payload;
  answer: (value: Answer | undefined) => void;
}

/** Shows a dialog and waits for its answer; undefined when it was dismissed or its tab was hidden. */
export type Ask = <Payload, Answer>(Dialog: ComponentType<DialogProps<Payload, Answer>>, payload: Payload) => Promise<Answer | undefined>;

/** A dialog on the stack: answered ones stay, closed, until their closing animation has ended. */
export interface DialogEntry {
  id: number;
  scope: string;
  open: boolean;
  /** Its payload and answer are bound already, so that the stack need not know their types. */
  drawn: ReactElement;
  dismiss: () => void;
  /** What had the focus when it was asked. */
  opener: Element | null;
}
