import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, sizeVar } from '../css-vars';
import { radius } from '../tokens';

/** Buttons: filled for the one main action, outlined for the others, text in rows. */
export const button: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true, disableRipple: true },
    styleOverrides: {
      root: {
        minWidth: 'auto',
        minHeight: sizeVar.control,
        padding: '0 14px',
        borderRadius: radius.control,
        fontSize: sizeVar.font,
        whiteSpace: 'nowrap',
        '& .MuiButton-startIcon': { marginRight: 6, marginLeft: -2 },
        '& .MuiButton-endIcon': { marginLeft: 4, marginRight: -2 },
        '& .MuiButton-icon > *:nth-of-type(1)': { fontSize: 18 },
      },
      sizeSmall: { minHeight: sizeVar.controlSmall, padding: '0 10px', fontSize: sizeVar.small },
      sizeLarge: { minHeight: `calc(${sizeVar.control} + 6px)`, padding: '0 20px' },
      text: { padding: '0 8px' },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'primary' },
        style: {
          color: paletteVar('text-primary'),
          borderColor: paletteVar('hairline-control'),
          backgroundColor: paletteVar('background-paper'),
          '&:hover': {
            borderColor: paletteVar('primary-accent'),
            color: paletteVar('primary-dark'),
            backgroundColor: paletteVar('background-paper'),
          },
        },
      },
      {
        props: { variant: 'text', color: 'primary' },
        style: { color: paletteVar('primary-dark'), '&:hover': { backgroundColor: paletteVar('primary-soft') } },
      },
      { props: { variant: 'outlined', color: 'error' }, style: { '&:hover': { backgroundColor: paletteVar('error-soft') } } },
      { props: { variant: 'text', color: 'error' }, style: { '&:hover': { backgroundColor: paletteVar('error-soft') } } },
      {
        props: { variant: 'text', color: 'neutral' },
        style: { color: paletteVar('text-secondary'), '&:hover': { backgroundColor: paletteVar('hairline-soft') } },
      },
    ],
  },
};
