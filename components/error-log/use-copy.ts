'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useToast } from '@/components/feedback/use-toast';

/** Copies a text and says whether that worked: browsers refuse it outside of secure pages. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('errorLog');
  const toast = useToast();
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        toast.success(t('copied'));
      } catch {
        // Without a clipboard there is no object to ask; without permission it throws. Both mean the same to the person.
        toast.warning(t('notCopied'));
      }
    },
    [t, toast],
  );
}
