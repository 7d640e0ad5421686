import { styled } from '@mui/material/styles';
import { ink, measure } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** A field that grows with the words in it. */
export const TagsBox = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: measure.control,
  padding: '4px 8px',
  border: `1px solid ${ink('hairline-control')}`,
  borderRadius: radius.control,
  backgroundColor: ink('background-paper'),
  '&:focus-within': { borderColor: ink('primary-accent'), boxShadow: `0 0 0 2px ${ink('primary-soft')}` },
  '&[data-invalid="true"]': { borderColor: ink('error-main') },
  '& input': {
    flex: 1,
    minWidth: 80,
    height: 24,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: ink('text-primary'),
    font: 'inherit',
    fontSize: measure.font,
  },
});
