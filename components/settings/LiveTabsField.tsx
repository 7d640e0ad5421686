'use client';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { parseWhole } from '@/lib/format/whole-number';
import { LIVE_TABS } from '@/lib/settings/settings';
import { useChangeSettings, useSetting } from '@/lib/settings/use-settings';

/** How many pages stay alive at once, typed as text: a browser's own number field takes no digits of a Chinese keyboard; a number out of range is not taken over and goes back when the field is left. */
export function LiveTabsField() {
  const t = useTranslations('settings');
  const id = useId();
  const liveTabs = useSetting('liveTabs');
  const { change } = useChangeSettings();
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    const count = parseWhole(text);
    if (count !== null) change({ liveTabs: count });
  };
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 0.5 }}>
        {t('liveTabs')}
      </FormLabel>
      <OutlinedInput
        id={id}
        value={typed ?? String(liveTabs)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        autoComplete="off"
        inputProps={{ inputMode: 'numeric', 'aria-describedby': `${id}-help` }}
      />
      <FormHelperText id={`${id}-help`}>{t('liveTabsHelp', { least: LIVE_TABS.least, most: LIVE_TABS.most })}</FormHelperText>
    </FormControl>
  );
}
