import type { Components, Theme } from '@mui/material/styles';
import { ink, measure } from '../css-vars';
import { radius } from '../tokens';

/** Typed fields: as high as the buttons beside them. */
export const outlinedInput: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'medium' } },
  MuiInputBase: {
    styleOverrides: { root: { fontSize: measure.font }, input: { '&::placeholder': { color: ink('text-tertiary'), opacity: 1 } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        backgroundColor: ink('background-paper'),
        '&:not(.MuiInputBase-multiline)': { height: measure.control },
        '&.MuiInputBase-sizeSmall:not(.MuiInputBase-multiline)': { height: measure.controlSmall },
        '&.MuiInputBase-multiline': { padding: '7px 12px' },
        '&:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled):hover .MuiOutlinedInput-notchedOutline': {
          borderColor: ink('text-tertiary'),
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: ink('primary-accent'),
          boxShadow: `0 0 0 2px ${ink('primary-soft')}`,
        },
        '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: ink('error-main'),
          boxShadow: `0 0 0 2px ${ink('error-soft')}`,
        },
        '&.Mui-disabled': { backgroundColor: ink('background-default') },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: ink('divider') },
        // The text of several lines has its padding on the field, so that it scrolls up to the edge.
        '& textarea.MuiOutlinedInput-input': { padding: 0, height: 'auto' },
      },
      input: { padding: '0 12px', height: '100%', boxSizing: 'border-box' },
      notchedOutline: { borderColor: ink('hairline-control'), transition: 'border-color 120ms, box-shadow 120ms' },
      adornedStart: { paddingLeft: 12, '& .MuiOutlinedInput-input': { paddingLeft: 0 } },
      adornedEnd: { paddingRight: 8 },
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: { color: ink('text-tertiary'), '& .MuiTypography-root': { fontSize: measure.font, color: 'inherit' } } },
  },
};
