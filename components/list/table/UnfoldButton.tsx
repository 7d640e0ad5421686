'use client';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

interface Props {
  readonly label: string;
  readonly unfolded: boolean;
  /** The element it shows and hides. */
  readonly controls?: string;
  onToggle(): void;
}

/** The arrow that unfolds what lies below a row. */
export const UnfoldButton = ({ label, unfolded, controls, onToggle }: Props) => (
  <Arrow type="button" aria-label={label} aria-expanded={unfolded} aria-controls={unfolded ? controls : undefined} onClick={onToggle}>
    <ChevronRight aria-hidden />
  </Arrow>
);

const Arrow = staticStyled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: paletteVar('text-secondary'),
  cursor: 'pointer',
  '&:hover': { backgroundColor: paletteVar('hairline-soft'), color: paletteVar('text-primary') },
  '& svg': { fontSize: 20, transition: 'transform 120ms' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(90deg)' },
});
