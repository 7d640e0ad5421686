'use client';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LIVE_TABS } from '@/lib/settings/settings';
import { useChangeSettings, useSetting } from '@/lib/settings/use-settings';

/** How many pages stay alive at once; a number out of range is not taken over and goes back when the field is left. */
export function LiveTabsField() {
  const t = useTranslations('settings');
  const liveTabs = useSetting('liveTabs');
  const { change } = useChangeSettings();
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    if (/^\d+$/.test(text)) change({ liveTabs: Number(text) });
  };
  return (
    <TextField
      fullWidth
      type="number"
      label={t('liveTabs')}
      helperText={t('liveTabsHelp', { least: LIVE_TABS.least, most: LIVE_TABS.most })}
      value={typed ?? String(liveTabs)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
      slotProps={{ htmlInput: { min: LIVE_TABS.least, max: LIVE_TABS.most, inputMode: 'numeric' } }}
    />
  );
}
