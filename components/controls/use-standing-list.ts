import type { AutocompleteCloseReason } from '@mui/material/Autocomplete';
import { type KeyboardEvent, useState } from 'react';

/** How the list of an Autocomplete stands open: state, and what the Autocomplete is given for it. */
interface StandingList {
  readonly open: boolean;
  readonly close: () => void;
  readonly given: {
    readonly open: boolean;
    readonly onOpen: () => void;
    readonly onClose: (event: unknown, reason: AutocompleteCloseReason) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * A list that stays open while one entry after the other is chosen. MUI's own `disableCloseOnSelect` forgets to look again which entry is
 * marked when a list without entries opens, and Enter then chooses `undefined` (MUI 9.5, useAutocomplete).
 */
export function useStandingList(on: { open?(): void; close?(): void } = {}): StandingList {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    on.close?.();
  };
  return {
    open,
    close,
    given: {
      open,
      onOpen: () => {
        setOpen(true);
        on.open?.();
      },
      onClose: (_event, reason) => {
        if (reason !== 'selectOption' && reason !== 'removeOption') close();
      },
      // Enter belongs to the open list: where that has nothing to choose, the form is not sent either.
      onKeyDown: (event) => {
        if (open && event.key === 'Enter') event.preventDefault();
      },
    },
  };
}
