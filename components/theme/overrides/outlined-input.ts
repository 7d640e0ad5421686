import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, sizeVar } from '../css-vars';
import { radius } from '../tokens';

/** Typed fields: as high as the buttons beside them. */
export const outlinedInput: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'medium' } },
  MuiInputBase: {
    // The rules tell a floating label that the browser has filled its field, and each field brings them with it; no label of ours floats.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: { root: { fontSize: sizeVar.font }, input: { '&::placeholder': { color: paletteVar('text-tertiary'), opacity: 1 } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        backgroundColor: paletteVar('background-paper'),
        '&:not(.MuiInputBase-multiline)': { height: sizeVar.control },
        '&.MuiInputBase-sizeSmall:not(.MuiInputBase-multiline)': { height: sizeVar.controlSmall },
        '&.MuiInputBase-multiline': { padding: '7px 12px' },
        '&:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled):hover .MuiOutlinedInput-notchedOutline': {
          borderColor: paletteVar('text-tertiary'),
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: paletteVar('primary-accent'),
          boxShadow: `0 0 0 2px ${paletteVar('primary-soft')}`,
        },
        '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: paletteVar('error-main'),
          boxShadow: `0 0 0 2px ${paletteVar('error-soft')}`,
        },
        '&.Mui-disabled': { backgroundColor: paletteVar('background-default') },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: paletteVar('divider') },
        // The text of several lines has its padding on the field, so that it scrolls up to the edge.
        '& textarea.MuiOutlinedInput-input': { padding: 0, height: 'auto' },
      },
      input: { padding: '0 12px', height: '100%', boxSizing: 'border-box' },
      notchedOutline: { borderColor: paletteVar('hairline-control'), transition: 'border-color 120ms, box-shadow 120ms' },
      adornedStart: { paddingLeft: 12, '& .MuiOutlinedInput-input': { paddingLeft: 0 } },
      adornedEnd: { paddingRight: 8 },
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: { color: paletteVar('text-tertiary'), '& .MuiTypography-root': { fontSize: sizeVar.font, color: 'inherit' } } },
  },
};
