'use client';
import { useState } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

interface Props {
  readonly on: boolean;
  /** What it switches, for those who do not see the column head. */
  readonly label: string;
  readonly disabled?: boolean;
  /** Carries the change out; a rejection puts the switch back. */
  onSwitch(on: boolean): Promise<unknown>;
}

/** A switch in a cell: acts at once, is disabled while the call is under way and jumps back when it fails. */
export function SwitchCell({ on, label, disabled = false, onSwitch }: Props) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const act = async () => {
    setWanted(!on);
    try {
      await onSwitch(!on);
    } catch {
      // The one place that shows failures has shown it; here the switch only goes back to what is true.
    } finally {
      setWanted(null);
    }
  };
  return (
    <Track
      type="button"
      role="switch"
      aria-checked={wanted ?? on}
      aria-label={label}
      aria-busy={wanted !== null}
      disabled={disabled || wanted !== null}
      onClick={() => void act()}
    />
  );
}

const Track = staticStyled('button')({
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
  '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
});
