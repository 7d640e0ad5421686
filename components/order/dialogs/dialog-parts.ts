import { styled } from '@mui/material/styles';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** Takes the whole width of a form's grid. */
export const Wide = styled('div')({
  gridColumn: '1 / -1',
  minWidth: 0,
  '& > p': { margin: '8px 0', color: paletteVar('text-secondary'), fontSize: sizeVar.small },
  // Facts stand in line with the fields.
  '& > section': { padding: '0 0 8px' },
  '& h3': { margin: '8px 0', fontSize: 14, fontWeight: 600 },
});

/** What follows from an action, said before it is taken. */
export const Notice = styled('p')({
  gridColumn: '1 / -1',
  margin: '0 0 12px',
  padding: '8px 12px',
  borderRadius: radius.control,
  backgroundColor: paletteVar('primary-soft'),
  color: paletteVar('primary-dark'),
  fontSize: sizeVar.small,
});
