import type { Components, Theme } from '@mui/material/styles';
import { ink, measure } from '../css-vars';
import { radius } from '../tokens';

/** Buttons: filled for the one main action, outlined for the others, text in rows. */
export const button: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true, disableRipple: true },
    styleOverrides: {
      root: {
        minWidth: 'auto',
        minHeight: measure.control,
        padding: '0 14px',
        borderRadius: radius.control,
        fontSize: measure.font,
        whiteSpace: 'nowrap',
        '& .MuiButton-startIcon': { marginRight: 6, marginLeft: -2 },
        '& .MuiButton-endIcon': { marginLeft: 4, marginRight: -2 },
        '& .MuiButton-icon > *:nth-of-type(1)': { fontSize: 18 },
      },
      sizeSmall: { minHeight: measure.controlSmall, padding: '0 10px', fontSize: measure.small },
      sizeLarge: { minHeight: `calc(${measure.control} + 6px)`, padding: '0 20px' },
      text: { padding: '0 8px' },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'primary' },
        style: {
          color: ink('text-primary'),
          borderColor: ink('hairline-control'),
          backgroundColor: ink('background-paper'),
          '&:hover': { borderColor: ink('primary-accent'), color: ink('primary-dark'), backgroundColor: ink('background-paper') },
        },
      },
      {
        props: { variant: 'text', color: 'primary' },
        style: { color: ink('primary-dark'), '&:hover': { backgroundColor: ink('primary-soft') } },
      },
      { props: { variant: 'outlined', color: 'error' }, style: { '&:hover': { backgroundColor: ink('error-soft') } } },
      { props: { variant: 'text', color: 'error' }, style: { '&:hover': { backgroundColor: ink('error-soft') } } },
      {
        props: { variant: 'text', color: 'neutral' },
        style: { color: ink('text-secondary'), '&:hover': { backgroundColor: ink('hairline-soft') } },
      },
    ],
  },
};
