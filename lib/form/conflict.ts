import { fieldsOf, type IsGroup, sameValue } from './field-diff';
import { withValueAt } from './field-path';

/** Who changed a field since the form was opened. */
export type ChangedBy = 'mine' | 'theirs' | 'both';

/** One field that differs between what was typed and what somebody else saved meanwhile. */
export interface Conflict {
  readonly field: string;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly by: ChangedBy;
}

const RANK: Readonly<Record<ChangedBy, number>> = { both: 0, theirs: 1, mine: 2 };

export type Choice = 'mine' | 'theirs';

/** Compares three states of a record: as the form opened it, as it is typed now, and as it is saved by now; real disputes come first. */
export function compareStates(base: object, mine: object, theirs: object, isGroup: IsGroup = () => false): Conflict[] {
  const states = [base, mine, theirs].map((state) => fieldsOf(state, isGroup));
  const fields = new Set(states.flatMap((state) => [...state.keys()]).filter((field) => field !== 'version'));
  const conflicts = [...fields].flatMap((field): Conflict[] => {
    const [old, typed, saved] = states.map((state) => state.get(field));
    if (sameValue(typed, saved)) return [];
    const typedChanged = !sameValue(old, typed);
    const savedChanged = !sameValue(old, saved);
    const by: ChangedBy = typedChanged && savedChanged ? 'both' : typedChanged ? 'mine' : 'theirs';
    return [{ field, base: old, mine: typed, theirs: saved, by }];
  });
  return conflicts.sort((a, b) => RANK[a.by] - RANK[b.by]);
}

/** What to take unless the person says otherwise: a change nobody contradicts stays; where both changed, what was typed. */
export const defaultChoices = (conflicts: readonly Conflict[]): Record<string, Choice> =>
  Object.fromEntries(conflicts.map(({ field, by }) => [field, by === 'theirs' ? 'theirs' : 'mine']));

/** The saved state with the chosen values laid over it; its version is the new one, so that saving works again. */
export function mergeStates<State extends object>(
  theirs: State,
  conflicts: readonly Conflict[],
  choices: Readonly<Record<string, Choice>>,
): State {
  const kept = conflicts.filter(({ field }) => choices[field] === 'mine');
  return kept.reduce((merged, { field, mine }) => withValueAt(merged, field, mine), theirs);
}
