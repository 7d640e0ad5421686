'use client';
import { useEffect, useId } from 'react';
import { useTab } from '@/components/tabs/tab-context';

/** Registers a form with its tab, which asks before it is closed; in a dialog the window itself asks. */
export function useReportDirty(dirty: boolean): void {
  const { path, setDirty } = useTab();
  const form = useId();
  useEffect(() => {
    // Not taken back when the effect ends: a hidden tab still holds what was typed.
    if (path !== '') {
      setDirty(form, dirty);
      return;
    }
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [path, setDirty, form, dirty]);
}
