'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useToast } from './use-toast';

/** Puts a text into the clipboard and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('list');
  const toast = useToast();
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        toast.success(t('copied'));
      } catch (error) {
        // A page without permission or focus: the person can still select the text.
        if (!(error instanceof DOMException)) throw error;
        toast.warning(t('copyFailed'));
      }
    },
    [t, toast],
  );
}
