'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useToast } from '@/components/feedback/use-toast';
import type { SizeName } from '@/lib/settings/settings';
import { useChangeSettings } from '@/lib/settings/use-settings';

/** Changes the size of everything in place and says so; nothing typed is lost, because nothing is drawn anew. */
export function useChangeSize(): (size: SizeName) => void {
  const t = useTranslations('size');
  const { change } = useChangeSettings();
  const toast = useToast();
  return useCallback(
    (size) => {
      change({ size });
      toast.success(t('switched'));
    },
    [change, toast, t],
  );
}
