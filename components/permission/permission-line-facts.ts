import { createContext, use } from 'react';
import type { ChoiceState } from './permission-choice';

/** How a line of the permission tree stands. */
export interface LineFact {
  readonly state: ChoiceState;
  readonly disabled: boolean;
}

interface Lines {
  readonly facts: ReadonlyMap<string, LineFact>;
  toggle(id: string): void;
}

/** Known to every line: the tree itself would count what the person cannot change as not chosen. */
export const LinesContext = createContext<Lines>({ facts: new Map(), toggle: () => undefined });

const UNKNOWN: LineFact = { state: 'none', disabled: true };

/** How one line stands, and the way to change it. */
export function useLine(id: string): LineFact & { toggle: () => void } {
  const { facts, toggle } = use(LinesContext);
  return { ...(facts.get(id) ?? UNKNOWN), toggle: () => toggle(id) };
}
