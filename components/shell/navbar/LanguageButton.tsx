'use client';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { useTranslations } from 'next-intl';
import { useChangeLanguage } from '@/components/feedback/use-change-language';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { ToolButton } from '@/components/theme/tool-button';

/** Switches to the other language in place. */
export function LanguageButton() {
  const translate = useTranslations('shell');
  const { language } = useLanguage();
  const changeLanguage = useChangeLanguage();
  const other = language === 'en' ? 'zh-CN' : 'en';
  return (
    <ToolButton
      type="button"
      aria-label={translate('language')}
      title={translate(`languages.${other}`)}
      onClick={() => changeLanguage(other)}
    >
      <TranslateIcon />
    </ToolButton>
  );
}
