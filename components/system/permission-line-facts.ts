import { createContext, use } from 'react';
import type { ChoiceState } from './permission-choice';

/** How a line of the permission tree stands. */
export interface LineFact {
  readonly state: ChoiceState;
  readonly disabled: boolean;
}
export type LineFacts = ReadonlyMap<string, LineFact>;

/** Known to every line: the tree itself would count what the person cannot change as not chosen. */
export const LineFactsContext = createContext<LineFacts>(new Map());

const UNKNOWN: LineFact = { state: 'none', disabled: true };

/** How one line stands. */
export const useLineFact = (id: string): LineFact => use(LineFactsContext).get(id) ?? UNKNOWN;
