import { styled } from '@mui/material/styles';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** A field that grows with the words in it. */
export const TagsBox = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: sizeVar.control,
  padding: '4px 8px',
  border: `1px solid ${paletteVar('hairline-control')}`,
  borderRadius: radius.control,
  backgroundColor: paletteVar('background-paper'),
  '&:focus-within': { borderColor: paletteVar('primary-accent'), boxShadow: `0 0 0 2px ${paletteVar('primary-soft')}` },
  '&[data-invalid="true"]': { borderColor: paletteVar('error-main') },
  '& input': {
    flex: 1,
    minWidth: 80,
    height: 24,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: paletteVar('text-primary'),
    font: 'inherit',
    fontSize: sizeVar.font,
  },
});
