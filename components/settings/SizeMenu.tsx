'use client';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { sizeNames } from '@/lib/settings/settings';
import { useSetting } from '@/lib/settings/use-settings';
import { useChangeSize } from './use-change-size';

interface SizeMenuProps {
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The size selector: Default, Medium, Small and Mini, the present one disabled. */
export function SizeMenu({ anchor, open, onClose }: SizeMenuProps) {
  const t = useTranslations('size');
  const present = useSetting('size');
  const changeSize = useChangeSize();
  return (
    <Menu data-of-frame anchorEl={anchor} open={open} onClose={onClose}>
      {sizeNames.map((size) => (
        <MenuItem
          key={size}
          disabled={size === present}
          selected={size === present}
          onClick={() => {
            onClose();
            changeSize(size);
          }}
        >
          {t(size)}
        </MenuItem>
      ))}
    </Menu>
  );
}
