'use client';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import { PlainChevronRight } from '@/components/controls/PlainIcons';

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
    <PlainChevronRight />
  </PlainIconButton>
);
