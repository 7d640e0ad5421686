import { createContext, useContext } from 'react';

/** Tells of a failure: log, toast, and the question to sign in again. `quiet` when the place itself shows it. */
export type ReportFailure = (error: unknown, options?: { quiet?: boolean; info?: string }) => void;

export const ReportFailureContext = createContext<ReportFailure | null>(null);

/** The one way to report a failure that did not come through a query or a write (uploads, exports, workers). */
export function useReportFailure(): ReportFailure {
  const report = useContext(ReportFailureContext);
  if (!report) throw new Error('useReportFailure needs a FailureReporter above it');
  return report;
}
