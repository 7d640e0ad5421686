import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, softBorder } from '../css-vars';
import { PHONE_QUERY, radius } from '../tokens';
import { released } from './released';

/** Dialogs: title line, content, actions at the right; on a phone they use the whole width. */
export const dialog: Components<Theme> = {
  MuiDialog: {
    defaultProps: released,
    styleOverrides: {
      paper: {
        borderRadius: radius.dialog,
        boxShadow: paletteVar('floating-dialog'),
        backgroundImage: 'none',
        [`@media ${PHONE_QUERY}`]: {
          margin: 12,
          width: 'calc(100% - 24px)',
          maxWidth: 'calc(100% - 24px)',
          maxHeight: 'calc(100% - 24px)',
        },
        '&.MuiDialog-paperFullScreen': { margin: 0, width: '100%', maxWidth: '100%', maxHeight: 'none', borderRadius: 0 },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '14px 20px', fontSize: 15, fontWeight: 600, lineHeight: 1.57, borderBottom: softBorder } },
  },
  MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 16 }, padding: '16px 20px' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '12px 20px', borderTop: softBorder, gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } } },
  },
};
