'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useToast } from './use-toast';

/** Puts a text into the clipboard and says so, in words of its own where there are better ones; or says that it could not. */
export function useCopy(): (text: string, said?: string) => Promise<void> {
  const t = useTranslations('list');
  const toast = useToast();
  return useCallback(
    async (text, said = t('copied')) => {
      try {
        await navigator.clipboard.writeText(text);
        toast.success(said);
      } catch {
        // Outside of secure pages there is no clipboard to ask; without permission or focus it refuses. The person can still select the text.
        toast.warning(t('copyFailed'));
      }
    },
    [t, toast],
  );
}
