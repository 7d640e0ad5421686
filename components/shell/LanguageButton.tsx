'use client';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { useLanguage } from '@/components/theme/LanguageProvider';

/** Switches to the other language in place. */
export function LanguageButton() {
  const translate = useTranslations('shell');
  const { language, changeLanguage } = useLanguage();
  const other = language === 'en' ? 'zh-CN' : 'en';
  return (
    <IconButton aria-label={translate('language')} title={translate(`languages.${other}`)} onClick={() => changeLanguage(other)}>
      <TranslateIcon />
    </IconButton>
  );
}
