import type { Components, Theme } from '@mui/material/styles';
import { hairline, ink, measure } from '../css-vars';
import { radius } from '../tokens';

/** Choosing from a list while typing. */
export const autocomplete: Components<Theme> = {
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root': { padding: '2px 8px', minHeight: measure.control, height: 'auto' },
        '&.MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '0 4px', height: 'auto' },
      },
      paper: { border: hairline, boxShadow: ink('floating-shadow'), borderRadius: radius.card, marginTop: 4 },
      listbox: { padding: 4 },
      option: {
        '&.MuiAutocomplete-option': { minHeight: measure.control, padding: '4px 10px', borderRadius: radius.chip },
        '&.MuiAutocomplete-option[aria-selected="true"]': { backgroundColor: ink('primary-soft'), color: ink('primary-dark') },
        '&.MuiAutocomplete-option[aria-selected="true"].Mui-focused': { backgroundColor: ink('primary-soft') },
      },
      tag: { margin: 2 },
    },
  },
};
