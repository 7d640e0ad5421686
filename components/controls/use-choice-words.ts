import { useTranslations } from 'next-intl';

/** What MUI's Autocomplete says of its buttons and its list. MUI's own texts of a language come with a number format nothing here needs, made on every page. */
export function useChoiceWords() {
  const t = useTranslations('feedback');
  return {
    clearText: t('choice.clear'),
    closeText: t('close'),
    openText: t('choice.open'),
    loadingText: t('loading'),
    noOptionsText: t('choice.none'),
  };
}
