'use client';
import { useTranslations } from 'next-intl';
import { Segments } from '@/components/controls/Segments';
import { useChangeLanguage } from '@/components/feedback/use-change-language';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { languages } from '@/lib/messages/language';

/** The language of the console; switched in place. */
export function LanguageChoice() {
  const t = useTranslations();
  const { language } = useLanguage();
  const changeLanguage = useChangeLanguage();
  return (
    <Segments
      wide
      label={t('settings.language')}
      chosen={language}
      options={languages.map((each) => ({ value: each, text: t(`shell.languages.${each}`) }))}
      onChoose={changeLanguage}
    />
  );
}
