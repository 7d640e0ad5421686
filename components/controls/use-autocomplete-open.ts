import type { AutocompleteCloseReason } from '@mui/material/Autocomplete';
import { useState } from 'react';

interface AutocompleteOpen {
  readonly open: boolean;
  readonly close: () => void;
  /** What the Autocomplete is given. */
  readonly props: {
    readonly open: boolean;
    readonly onOpen: () => void;
    readonly onClose: (event: unknown, reason: AutocompleteCloseReason) => void;
  };
}

/**
 * Keeps the list of an Autocomplete open while one option after the other is chosen. MUI's own `disableCloseOnSelect` keeps a stale
 * highlight when a list without options opens, and Enter then chooses `undefined` (MUI 9.5, useAutocomplete).
 */
export function useAutocompleteOpen(on: { open?(): void; close?(): void } = {}): AutocompleteOpen {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    on.close?.();
  };
  return {
    open,
    close,
    props: {
      open,
      onOpen: () => {
        setOpen(true);
        on.open?.();
      },
      onClose: (_event, reason) => {
        if (reason !== 'selectOption' && reason !== 'removeOption') close();
      },
    },
  };
}
