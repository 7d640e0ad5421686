'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useSyncExternalStore } from 'react';
import screenfull from 'screenfull';
import { useToast } from '@/components/feedback/use-toast';

/** Whether the console fills the screen, and the switch; a browser that cannot is named with the specified warning. */
export function useFullscreen(): { full: boolean; toggle: () => void } {
  const t = useTranslations('screen');
  const toast = useToast();
  const full = useSyncExternalStore(
    subscribe,
    () => screenfull.isFullscreen,
    () => false,
  );
  const toggle = useCallback(() => {
    const unsupported = () => toast.warning(t('unsupported'));
    if (screenfull.isEnabled) screenfull.toggle().catch(unsupported);
    else unsupported();
  }, [t, toast]);
  return { full, toggle };
}

function subscribe(changed: () => void): () => void {
  if (!screenfull.isEnabled) return () => undefined;
  screenfull.on('change', changed);
  return () => screenfull.off('change', changed);
}
