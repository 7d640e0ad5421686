'use client';
import { useTranslations } from 'next-intl';
import { Segments } from '@/components/controls/Segments';
import { colourModes } from '@/lib/settings/settings';
import { useChangeSettings, useSetting } from '@/lib/settings/use-settings';

/** Light, dark, or as the system has it. */
export function ModeChoice() {
  const t = useTranslations('settings');
  const { change } = useChangeSettings();
  return (
    <Segments
      wide
      label={t('mode')}
      chosen={useSetting('colourMode')}
      options={colourModes.map((mode) => ({ value: mode, text: t(`modes.${mode}`) }))}
      onChoose={(colourMode) => change({ colourMode })}
    />
  );
}
