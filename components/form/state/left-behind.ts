import { type DraftPlace, draftKey } from '@/lib/form/draft-record';

/** Forms that were left half written while their tab stayed open, with the opening of the tab they belong to. */
const left = new Map<string, number>();

/** Remembers a form whose screen is put away; of a tab that is closed nothing is remembered. */
export function leaveBehind(place: DraftPlace, opening: number | undefined): void {
  if (opening !== undefined) left.set(draftKey(place), opening);
}

/** Whether a form is come back to rather than opened anew (open-questions 24); asked once. */
export function cameBack(place: DraftPlace, opening: number | undefined): boolean {
  const key = draftKey(place);
  const same = opening !== undefined && left.get(key) === opening;
  left.delete(key);
  return same;
}
