'use client';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { ToolButton } from '@/components/theme/tool-button';
import { useSwitchScheme } from './use-switch-scheme';

/** Switches between light and dark. Both icons are there and CSS shows one, since only the root element knows the scheme. */
export function SchemeButton() {
  const translate = useTranslations('shell');
  const switchScheme = useSwitchScheme();
  return (
    <ToolButton type="button" aria-label={translate('scheme')} title={translate('scheme')} onClick={switchScheme}>
      <ByScheme>
        <DarkIcon className="whenLight" />
        <LightIcon className="whenDark" />
      </ByScheme>
    </ToolButton>
  );
}

const ByScheme = styled('span')({
  display: 'grid',
  '[data-color-scheme="dark"] & .whenLight': { display: 'none' },
  '[data-color-scheme="light"] & .whenDark': { display: 'none' },
});
