'use client';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ReportFailureContext } from '@/components/feedback/use-report-failure';
import { useWindowFailures } from '@/components/feedback/use-window-failures';
import { onWrite } from '@/lib/client/after-write';
import { makeQueryClient, readAgain } from '@/lib/client/query-client';
import { useFailureReporter } from './use-failure-reporter';

/** The one place that turns failures into messages: everything below it asks through its query client. Needs a DialogStack above. */
export function FailureReporter({ children }: { children: ReactNode }) {
  const report = useFailureReporter();
  const [queries] = useState(() => makeQueryClient(report));
  useEffect(() => onWrite((to) => readAgain(queries, to)), [queries]);
  useWindowFailures();
  return (
    <ReportFailureContext value={report}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ReportFailureContext>
  );
}
