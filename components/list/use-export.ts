'use client';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import type { Endpoint } from '@/lib/contract/endpoint';
import { exportDialog } from './list-dialogs';
import type { ExportWish } from './run-export';

/** Streams an export from the API into a file, with progress and cancel. What does it comes with the first export. */
export function useExport<Query>(from: Endpoint<Query, undefined, unknown>): (wish: ExportWish<Query>) => Promise<void> {
  const ask = useAskOnDemand();
  const report = useReportFailure();
  return async (wish) => {
    const begun = await import('./run-export').then(
      ({ beginExport }) => beginExport(from, wish),
      (error: unknown) => report(error, { info: 'part' }),
    );
    if (begun) await ask(exportDialog, begun);
  };
}
