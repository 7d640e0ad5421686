'use client';
import SizeIcon from '@mui/icons-material/FormatSizeOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { sizeNames } from '@/lib/settings/settings';
import { useSetting } from '@/lib/settings/use-settings';
import { useChangeSize } from './use-change-size';

/** The size selector: Default, Medium, Small and Mini, the present one disabled. */
export function SizeButton() {
  const t = useTranslations();
  const present = useSetting('size');
  const changeSize = useChangeSize();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('screen.size')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        title={t('screen.size')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SizeIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {sizeNames.map((size) => (
          <MenuItem
            key={size}
            disabled={size === present}
            selected={size === present}
            onClick={() => {
              setAnchor(null);
              changeSize(size);
            }}
          >
            {t(`size.${size}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
