import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';

/**
 * Shows what is saved now, which `reload` reads: without it that is what was sent. False where it cannot be read, which is then told;
 * the next save carries the old version, so that it is compared with what is saved (40901).
 */
export function useShowSaved<Values extends FieldValues>(
  hook: UseFormReturn<Values>,
  valuesToSave: () => Values,
  reload: (() => Promise<Values>) | undefined,
): () => Promise<boolean> {
  const t = useTranslations('form');
  const toast = useToast();
  const report = useReportFailure();
  return useCallback(async () => {
    try {
      hook.reset(reload ? await reload() : valuesToSave());
      return true;
    } catch (error) {
      hook.reset(valuesToSave());
      report(error, { quiet: true });
      toast.warning(t('unread'));
      return false;
    }
  }, [hook, valuesToSave, reload, t, toast, report]);
}
