import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { radius } from '@/components/theme/tokens';

/** The look of all fields. */
export const fieldBox = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: sizeVar.control,
  // Also where the box is told to take the room that is left, under each other as well as beside each other.
  minHeight: sizeVar.control,
  maxHeight: sizeVar.control,
  padding: '0 10px',
  border: `1px solid ${paletteVar('hairline-control')}`,
  borderRadius: radius.control,
  backgroundColor: paletteVar('background-paper'),
  color: paletteVar('text-tertiary'),
  fontSize: sizeVar.font,
  '&:hover': { borderColor: paletteVar('text-tertiary') },
  '&:focus-within': { borderColor: paletteVar('primary-accent'), boxShadow: `0 0 0 2px ${paletteVar('primary-soft')}` },
  '&[data-invalid="true"]': { borderColor: paletteVar('error-main') },
  '&:has(> input:disabled)': { borderColor: paletteVar('divider'), backgroundColor: paletteVar('background-default') },
  '& > input:disabled': { color: paletteVar('text-disabled'), WebkitTextFillColor: 'currentcolor' },
  '& > button:disabled': { cursor: 'not-allowed' },
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    outlineOffset: 4,
    whiteSpace: 'nowrap',
  },
  '& > button.value': { flex: 1, textAlign: 'start', color: paletteVar('text-primary') },
  '& > button.value em': { fontStyle: 'normal', color: paletteVar('text-tertiary'), marginInlineEnd: 6 },
  '& svg': { fontSize: 18, color: paletteVar('text-tertiary') },
  '& > input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: paletteVar('text-primary'),
    font: 'inherit',
  },
} as const;

/** A bare field in the look of all others: for buttons that open a panel, and in place of fields whose code is on its way. */
export const FieldBox = staticStyled('div')(fieldBox);
