import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, sizeVar } from '../css-vars';
import { radius } from '../tokens';

const filled = {
  backgroundColor: paletteVar('primary-main'),
  borderColor: paletteVar('primary-main'),
  color: paletteVar('primary-contrastText'),
};

/** Page numbers: boxed, the present one filled. */
export const pagination: Components<Theme> = {
  MuiPagination: { defaultProps: { shape: 'rounded', variant: 'outlined', size: 'small' } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: sizeVar.controlSmall,
        height: sizeVar.controlSmall,
        borderRadius: radius.control,
        borderColor: paletteVar('hairline-normal'),
        fontSize: sizeVar.small,
        color: paletteVar('text-secondary'),
        '&:hover': { backgroundColor: paletteVar('hairline-soft') },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': filled,
      },
      ellipsis: { border: 0, lineHeight: sizeVar.controlSmall },
    },
  },
};
