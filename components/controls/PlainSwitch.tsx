import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

/** The face of a switch on a plain button: for tables, where a hundred of the component library's cost too much. */
export const PlainSwitch = staticStyled('button')({
  position: 'relative',
  width: 36,
  height: 24,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  verticalAlign: 'middle',
  '&::before': { content: '""', position: 'absolute', inset: '2px 0', borderRadius: 10, backgroundColor: paletteVar('text-disabled') },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 4,
    left: 2,
    width: 16,
    height: 16,
    borderRadius: 8,
    backgroundColor: paletteVar('common-white'),
    transition: 'transform 120ms',
  },
  '&[aria-checked="true"]::before': { backgroundColor: paletteVar('primary-main') },
  '&[aria-checked="true"]::after': { transform: 'translateX(16px)' },
  // Forced colours leave no grounds: the pill has a border then, and the knob is one.
  '@media (forced-colors: active)': {
    '&::before, &::after': { boxSizing: 'border-box', border: '1px solid ButtonBorder' },
  },
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
});
