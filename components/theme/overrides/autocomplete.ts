import type { Components, Theme } from '@mui/material/styles';
import { border, paletteVar, sizeVar } from '../css-vars';
import { radius } from '../tokens';

/** Choosing from a list while typing. */
export const autocomplete: Components<Theme> = {
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root': { padding: '2px 8px', minHeight: sizeVar.control, height: 'auto' },
        '&.MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '0 4px', height: 'auto' },
      },
      paper: { border: border, boxShadow: paletteVar('floating-shadow'), borderRadius: radius.card, marginTop: 4 },
      listbox: { padding: 4 },
      option: {
        '&.MuiAutocomplete-option': { minHeight: sizeVar.control, padding: '4px 10px', borderRadius: radius.chip },
        '&.MuiAutocomplete-option[aria-selected="true"]': {
          backgroundColor: paletteVar('primary-soft'),
          color: paletteVar('primary-dark'),
        },
        '&.MuiAutocomplete-option[aria-selected="true"].Mui-focused': { backgroundColor: paletteVar('primary-soft') },
      },
      tag: { margin: 2 },
    },
  },
};
