'use client';
import { createContext, useContext, useEffect, useId } from 'react';

/** Tells the tab around a form that something typed is not saved; filled by the tab host. */
export type ReportDirty = (formId: string, dirty: boolean) => void;

export const DirtyContext = createContext<ReportDirty | null>(null);

/** Registers a form with its tab; outside of any tab the window itself asks before it is closed. */
export function useReportDirty(dirty: boolean): void {
  const report = useContext(DirtyContext);
  const id = useId();
  useEffect(() => {
    if (report) {
      report(id, dirty);
      return;
    }
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [report, id, dirty]);
}
