'use client';
import { useState } from 'react';
import { PlainSwitch } from '@/components/controls/PlainSwitch';
import { unlessReported } from '@/components/feedback/unless-reported';

interface Props {
  readonly on: boolean;
  /** What it switches, for those who do not see the column head. */
  readonly label: string;
  readonly disabled?: boolean;
  /** Carries the change out; a rejection puts the switch back. */
  onSwitch(on: boolean): Promise<unknown>;
}

/** A switch in a cell: acts at once, takes no press while the call is under way and jumps back when it fails. */
export function SwitchCell({ on, label, disabled = false, onSwitch }: Props) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const busy = wanted !== null;
  const act = async () => {
    if (busy) return;
    setWanted(!on);
    try {
      await onSwitch(!on);
    } catch (error) {
      // A failed call has been told; here the switch only goes back to what is true.
      unlessReported(error);
    } finally {
      setWanted(null);
    }
  };
  return (
    <PlainSwitch
      type="button"
      role="switch"
      aria-checked={wanted ?? on}
      aria-label={label}
      aria-busy={busy}
      // A disabled button would lose the focus of whoever works by keyboard.
      aria-disabled={busy}
      disabled={disabled}
      onClick={() => void act()}
    />
  );
}
