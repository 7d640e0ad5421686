'use client';
import Popover from '@mui/material/Popover';
import { DayCalendar } from './DayCalendar';

interface Props {
  readonly anchor: HTMLElement;
  readonly label: string;
  /** The day that is typed, if it is one. */
  readonly value: string | null;
  onPick(day: string): void;
  onClose(): void;
}

/** The calendar below a field of one day; loaded on use. */
export const DayPanel = ({ anchor, label, value, onPick, onClose }: Props) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{ paper: { 'aria-label': label, role: 'dialog' } }}
  >
    <DayCalendar value={value} onPick={onPick} />
  </Popover>
);
