'use client';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { replayKeys } from './lazy/replay-keys';
import type { Option } from './option';

interface SelectChoicesProps {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  /** The first entry, which stands for no choice; undefined where one must be made. */
  readonly none: string | undefined;
  /** Keys that were pressed for it before it stood. */
  readonly keys: readonly string[];
  readonly onChoose: (option: Option | undefined) => void;
  readonly onClose: () => void;
}

/** The values of a drop-down, whose closed field is drawn without it. */
export function SelectChoices({ id, anchor, open, label, options, chosen, none, keys, onChoose, onClose }: SelectChoicesProps) {
  // MUI's menu begins where it was left, not at what is chosen; one of its own for each opening knows of none before.
  const [drawn, setDrawn] = useState({ open, opening: 0 });
  if (drawn.open !== open) setDrawn({ open, opening: drawn.opening + Number(open) });
  const choose = (option: Option | undefined) => {
    onClose();
    if (option !== chosen) onChoose(option);
  };
  const paper = { sx: { minWidth: anchor?.offsetWidth } };
  const list = { id, role: 'listbox', 'aria-label': label, disableListWrap: true } as const;
  const transition = { onEntering: (entering: HTMLElement) => replayKeys(entering, keys) };
  return (
    <Menu key={drawn.opening} anchorEl={anchor} open={open} onClose={onClose} slotProps={{ paper, list, transition }}>
      {none !== undefined && (
        <MenuItem role="option" aria-selected={!chosen} selected={!chosen} onClick={() => choose(undefined)}>
          {none}
        </MenuItem>
      )}
      {options.map((option) => (
        <MenuItem
          key={option.value}
          role="option"
          aria-selected={option === chosen}
          selected={option === chosen}
          onClick={() => choose(option)}
        >
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
