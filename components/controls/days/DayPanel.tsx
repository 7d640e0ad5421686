'use client';
import { DayCalendar } from './DayCalendar';
import { DaysPopover } from './DaysPopover';

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
  <DaysPopover anchor={anchor} label={label} onClose={onClose}>
    <DayCalendar value={value} onPick={onPick} />
  </DaysPopover>
);
