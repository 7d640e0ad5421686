'use client';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { LIVE_TABS } from '@/lib/settings/settings';
import { useChangeSettings, useSetting } from '@/lib/settings/use-settings';

/** How many pages stay alive at once; a number out of range is not taken over and goes back when the field is left. */
export function LiveTabsField() {
  const t = useTranslations('settings');
  const id = useId();
  const liveTabs = useSetting('liveTabs');
  const { change } = useChangeSettings();
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    if (/^\d+$/.test(text)) change({ liveTabs: Number(text) });
  };
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {t('liveTabs')}
      </FormLabel>
      <OutlinedInput
        id={id}
        type="number"
        value={typed ?? String(liveTabs)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        inputProps={{ min: LIVE_TABS.least, max: LIVE_TABS.most, inputMode: 'numeric', 'aria-describedby': `${id}-help` }}
      />
      <FormHelperText id={`${id}-help`}>{t('liveTabsHelp', { least: LIVE_TABS.least, most: LIVE_TABS.most })}</FormHelperText>
    </FormControl>
  );
}
