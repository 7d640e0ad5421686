'use client';
import { useCallback } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import { cashReveal } from '@/lib/contract/cash/action';

/** Reads an account in full, where the person may; the server writes it down. */
export function useRevealCash(): ((id: number) => Promise<string>) | undefined {
  const may = useMay();
  const report = useReportFailure();
  const reveal = useCallback(
    async (id: number) => {
      try {
        return (await call(cashReveal, { query: { id } })).value;
      } catch (error) {
        report(error);
        throw error;
      }
    },
    [report],
  );
  return may(cashReveal) ? reveal : undefined;
}
