'use client';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { visuallyHidden } from '@/components/theme/visually-hidden';
import { type EntryPlace, type MoveStep, moveSteps, placeAfter } from './move-steps';

interface Props {
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  /** Where the entry stood when its handle was pressed. */
  readonly place: EntryPlace;
  /** Moves the entry, and tells what is to be heard of it. */
  onStep(step: MoveStep): string;
  onClose(): void;
}

/** The places an entry may be moved to without a drag. */
export function MoveMenu({ anchor, open, place, onStep, onClose }: Props) {
  const t = useTranslations('form');
  const [said, say] = useState('');
  const done = useRef('');
  const choose = (step: MoveStep) => {
    onClose();
    done.current = onStep(step);
  };
  // While the menu stands, the page behind it is kept from screen readers.
  const tell = () => {
    say(done.current);
    done.current = '';
  };
  return (
    <>
      <Menu anchorEl={anchor} open={open} onClose={onClose} slotProps={{ transition: { onEnter: () => say(''), onExited: tell } }}>
        {moveSteps(place).map((step) => (
          <MenuItem key={step} disabled={placeAfter(place, step) === place.n} onClick={() => choose(step)}>
            {t(`sort.places.${step}`)}
          </MenuItem>
        ))}
      </Menu>
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
    </>
  );
}
