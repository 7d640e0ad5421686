'use client';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { sizeVar } from '@/components/theme/css-vars';
import { useChangeSettings, useSettings } from '@/lib/settings/use-settings';

const switches = ['tagsView', 'fixedHeader', 'sidebarLogo'] as const;

/** What of the frame is shown. */
export function LayoutSwitches() {
  const t = useTranslations('settings');
  const settings = useSettings();
  const { change } = useChangeSettings();
  return switches.map((name) => (
    <Line key={name}>
      <span>{t(name)}</span>
      <Switch checked={settings[name]} onChange={(_, on) => change({ [name]: on })} />
    </Line>
  ));
}

const Line = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: sizeVar.control,
  cursor: 'pointer',
});
