'use client';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { replayKeys } from './lazy/replay-keys';
import type { Option } from './option';

interface SeveralChoicesProps {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  readonly label: string;
  readonly options: readonly Option[];
  readonly start: readonly string[];
  /** Keys that were pressed for it before it stood. */
  readonly keys: readonly string[];
  /** Hears what is ticked at the end, in the order of the options. */
  onClose(chosen: readonly string[]): void;
}

/** The values of a filter that takes several: ticked one by one, taken over when the list is closed. */
export function SeveralChoices({ id, anchor, open, label, options, start, keys, onClose }: SeveralChoicesProps) {
  const [chosen, setChosen] = useState(start);
  const values = options.map(({ value }) => String(value));
  const toggle = (value: string) =>
    setChosen((present) => values.filter((each) => (each === value ? !present.includes(each) : present.includes(each))));
  const paper = { sx: { minWidth: anchor?.offsetWidth } };
  const list = { id, role: 'listbox', 'aria-label': label, 'aria-multiselectable': true, disableListWrap: true } as const;
  const transition = { onEntering: (entering: HTMLElement) => replayKeys(entering, keys) };
  return (
    <Menu anchorEl={anchor} open={open} onClose={() => onClose(chosen)} slotProps={{ paper, list, transition }}>
      {options.map((option) => {
        const ticked = chosen.includes(String(option.value));
        return (
          <MenuItem key={option.value} role="option" aria-selected={ticked} onClick={() => toggle(String(option.value))}>
            <Checkbox size="small" checked={ticked} tabIndex={-1} disableRipple aria-hidden sx={{ p: 0, mr: 1 }} />
            {option.label}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
