import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { composing } from './keys/composing';
import { choosesFromList, endHoldWithoutChoices, hasChoices, holdKeys } from './lazy/hold-keys';

/** What an Autocomplete is given. */
interface AutocompleteKeys {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly loading: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDivElement> & { defaultMuiPrevented?: boolean | undefined }) => void;
}

/** Keeps the keys that choose from the open list of an Autocomplete until its options have come; where there are none, they do nothing. */
export function useAutocompleteKeys(open: boolean, loading: boolean): AutocompleteKeys {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = loading ? null : ref.current?.querySelector('input');
    if (input) endHoldWithoutChoices(input);
  }, [loading]);
  const onKeyDown: AutocompleteKeys['onKeyDown'] = (event) => {
    const { key, target, nativeEvent } = event;
    if (!open || !(target instanceof HTMLInputElement) || composing({ nativeEvent })) return;
    // Enter belongs to the open list: where that has nothing to choose, the form is not sent either.
    if (key === 'Enter') event.preventDefault();
    if (!loading || !choosesFromList(key) || hasChoices(target)) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    holdKeys(target, [key]);
  };
  return { ref, loading, onKeyDown };
}
