import { styled } from '@mui/material/styles';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** The box of a picture field: the picture, or an invitation to choose one. */
export const PictureWell = styled('div')({
  position: 'relative',
  width: 112,
  height: 112,
  borderRadius: radius.card,
  border: `1px dashed ${paletteVar('hairline-control')}`,
  backgroundColor: paletteVar('background-default'),
  '&[data-filled="true"]': { border: `1px solid ${paletteVar('hairline-normal')}` },
  '&[data-wide="true"]': { width: 200 },
  '&[data-invalid="true"]': { borderColor: paletteVar('error-main') },
  // Above those it is moved past.
  '&[data-dragging="true"]': { zIndex: 1 },
  '& > .pick': {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: 2,
    width: '100%',
    height: '100%',
    padding: 0,
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: paletteVar('text-tertiary'),
    font: 'inherit',
    fontSize: sizeVar.small,
    cursor: 'pointer',
    '& svg': { fontSize: 24 },
    '&:hover, &:focus-visible': { color: paletteVar('primary-dark') },
    '&:focus-visible': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: 2 },
    '&:disabled': { cursor: 'not-allowed', color: paletteVar('text-disabled') },
  },
  // In a grid a tall picture would take the height of its own.
  '&[data-filled="true"] > .pick': { display: 'block' },
  '& > .tools': {
    position: 'absolute',
    inset: 'auto 0 0 0',
    display: 'flex',
    justifyContent: 'center',
    borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
    backgroundColor: paletteVar('floating-tooltip'),
    color: paletteVar('floating-onTooltip'),
    opacity: 0,
  },
  '&:hover > .tools, &:focus-within > .tools': { opacity: 0.9 },
  '@media (hover: none)': { '& > .tools': { opacity: 0.9 } },
  '& > .tools > button': {
    minWidth: 28,
    minHeight: 26,
    padding: '0 6px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: sizeVar.small,
    cursor: 'pointer',
    '&:hover, &:focus-visible': { textDecoration: 'underline' },
  },
});
