import type { Components, Theme } from '@mui/material/styles';
import { ink, measure } from '../css-vars';
import { radius } from '../tokens';

const filled = { backgroundColor: ink('primary-main'), borderColor: ink('primary-main'), color: ink('primary-contrastText') };

/** Page numbers: boxed, the present one filled. */
export const pagination: Components<Theme> = {
  MuiPagination: { defaultProps: { shape: 'rounded', variant: 'outlined', size: 'small' } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: measure.controlSmall,
        height: measure.controlSmall,
        borderRadius: radius.control,
        borderColor: ink('hairline-normal'),
        fontSize: measure.small,
        color: ink('text-secondary'),
        '&:hover': { backgroundColor: ink('hairline-soft') },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': filled,
      },
      ellipsis: { border: 0, lineHeight: measure.controlSmall },
    },
  },
};
