'use client';
import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

interface Props {
  readonly anchor: HTMLElement;
  /** The name of the field, which its dialog has as well. */
  readonly label: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** The dialog below a field of days. */
export const DaysPopover = ({ anchor, label, children, onClose }: Props) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{ paper: { 'aria-label': label, role: 'dialog' } }}
  >
    {children}
  </Popover>
);
