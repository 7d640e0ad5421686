import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { PHONE_QUERY, radius } from '@/components/theme/tokens';

/** The row of filter fields; on a phone only the leading field and a button. */
export const FilterForm = staticStyled('form')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  padding: '12px 16px',
  '& .lead, & .fields': { display: 'contents' },
  '& .fields:empty, & .actions:empty': { display: 'none' },
  '& .buttons, & .actions': { display: 'flex', alignItems: 'center', gap: 10 },
  '& .actions': { marginLeft: 'auto', flexWrap: 'wrap' },
  '& .phone': { display: 'none' },
  '& .turned': { transform: 'rotate(180deg)' },
  '@media print': { '& .buttons, & .actions': { display: 'none' } },
  [`@media ${PHONE_QUERY}`]: {
    padding: '2px 0 0',
    gap: 8,
    '& .fields, & .buttons': { display: 'none' },
    '& .lead': { display: 'grid', gap: 8, flex: '1 1 160px', minWidth: 0 },
    '& .lead > *': { width: '100% !important', maxWidth: 'none' },
    // Beside the last of several fields, where one stands below the other.
    '& .phone': { display: 'inline-flex', alignSelf: 'flex-end' },
    '& .actions': { marginLeft: 0, flex: '1 1 100%' },
  },
});

/** What a filter field wears while it has the focus. */
export const focused = { borderColor: paletteVar('primary-accent'), boxShadow: `0 0 0 2px ${paletteVar('primary-soft')}` } as const;

/** The frame of every filter field, as high as the buttons beside it. */
export const boxed = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: sizeVar.control,
  minWidth: 150,
  padding: '0 10px',
  border: `1px solid ${paletteVar('hairline-control')}`,
  borderRadius: radius.control,
  backgroundColor: paletteVar('background-paper'),
  color: paletteVar('text-tertiary'),
  fontSize: sizeVar.font,
  '&:hover': { borderColor: paletteVar('text-tertiary') },
} as const;

/** The box around one or more bare inputs of a filter. */
export const FilterBox = staticStyled('div')({
  ...boxed,
  '&:focus-within': focused,
  '&:has([aria-invalid="true"])': { borderColor: paletteVar('error-main') },
  '& input': {
    textOverflow: 'ellipsis',
    minWidth: 0,
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: paletteVar('text-primary'),
    font: 'inherit',
    '&::placeholder': { color: paletteVar('text-tertiary'), opacity: 1 },
    '&[type="search"]::-webkit-search-cancel-button': { display: 'none' },
  },
  '& .label': { flex: 'none', whiteSpace: 'nowrap' },
});

/** A filter that is searched by typing, so many pixels wide, with its arrow where other filters have theirs. */
export const searchedFilter = (width: number) => ({ width, '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { right: '1px' } });
