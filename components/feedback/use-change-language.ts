import { useCallback } from 'react';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { Language } from '@/lib/messages/language';
import { useReportFailure } from './use-report-failure';

/** Changes the language, and tells when its words cannot be fetched: the page then stays as it is. */
export function useChangeLanguage(): (next: Language) => void {
  const { changeLanguage } = useLanguage();
  const report = useReportFailure();
  return useCallback(
    (next) => void changeLanguage(next).catch((error: unknown) => report(error, { info: 'language' })),
    [changeLanguage, report],
  );
}
