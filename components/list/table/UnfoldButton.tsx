'use client';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { PlainIconButton } from '@/components/controls/PlainIconButton';

interface Props {
  readonly label: string;
  readonly unfolded: boolean;
  /** The element it shows and hides. */
  readonly controls?: string;
  onToggle(): void;
}

/** The arrow that unfolds what lies below a row. */
export const UnfoldButton = ({ label, unfolded, controls, onToggle }: Props) => (
  <PlainIconButton
    data-unfolds
    type="button"
    aria-label={label}
    aria-expanded={unfolded}
    aria-controls={unfolded ? controls : undefined}
    onClick={onToggle}
  >
    <ChevronRight aria-hidden />
  </PlainIconButton>
);
