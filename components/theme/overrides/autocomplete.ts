import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { border, paletteVar, sizeVar } from '../css-vars';
import { radius } from '../tokens';

/** Choosing from a list while typing. */
export const autocomplete: Components<Theme> = {
  MuiAutocomplete: {
    // The arrow of every other field that opens a list.
    defaultProps: { popupIcon: createElement(ExpandMore, { style: { fontSize: 20 } }) },
    styleOverrides: {
      // The button stands a little in from its edge: the arrow in it ends where it does in fields that are not typed into.
      root: { '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { right: 0 } },
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
