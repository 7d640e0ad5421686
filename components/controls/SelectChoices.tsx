'use client';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import type { Option } from './option';

interface SelectChoicesProps {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  readonly onChoose: (option: Option | undefined) => void;
  readonly onClose: () => void;
}

/** The values of a drop-down filter, "any" first. */
export function SelectChoices({ id, anchor, open, label, options, chosen, onChoose, onClose }: SelectChoicesProps) {
  const t = useTranslations('list');
  const choose = (option: Option | undefined) => {
    onClose();
    if (option !== chosen) onChoose(option);
  };
  const paper = { sx: { minWidth: anchor?.offsetWidth } };
  const list = { id, role: 'listbox', 'aria-label': label, disableListWrap: true } as const;
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose} slotProps={{ paper, list }}>
      <MenuItem role="option" aria-selected={!chosen} selected={!chosen} onClick={() => choose(undefined)}>
        {t('any')}
      </MenuItem>
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
