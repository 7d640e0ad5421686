import { CancelledError } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { createContext, useCallback, useContext, useRef } from 'react';
import { ApiError, ContractError } from '@/lib/contract/envelope';
import { errorLog } from './error-log-store';
import { failureText, requestIdOf } from './failure-text';
import { useSessionLost } from './use-session-lost';
import { useToast } from './use-toast';

/** Tells of a failure: log, toast, and the question to sign in again. `quiet` when the place itself shows it. */
export type ReportFailure = (error: unknown, options?: { quiet?: boolean; info?: string }) => void;

export const ReportFailureContext = createContext<ReportFailure | null>(null);

/** The one way to report a failure that did not come through a query or a write (uploads, exports, workers). */
export function useReportFailure(): ReportFailure {
  const report = useContext(ReportFailureContext);
  if (!report) throw new Error('useReportFailure needs a FailureReporter above it');
  return report;
}

/** Makes the reporter; its identity never changes, so that the query client can be made once. */
export function useFailureReporter(): ReportFailure {
  const t = useTranslations();
  const toast = useToast();
  const sessionLost = useSessionLost();
  const latest = useRef<ReportFailure>(() => undefined);
  latest.current = (error, { quiet = false, info = 'call' } = {}) => {
    if (abandoned(error)) return;
    const text = failureText(error, t);
    errorLog.add({ error: asError(error), info: infoOf(error, info), url: location.pathname, requestId: requestIdOf(error) });
    if (error instanceof ApiError && error.sessionInvalid) sessionLost(text);
    else if (!quiet) toast.error(text);
  };
  return useCallback((error, options) => latest.current(error, options), []);
}

// A call given up because the person moved on is no failure.
const abandoned = (error: unknown) => error instanceof CancelledError || (error instanceof DOMException && error.name === 'AbortError');

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

function infoOf(error: unknown, info: string): string {
  if (error instanceof ContractError) return `${info} ${error.endpoint}`;
  return error instanceof ApiError ? `${info} code ${error.code}` : info;
}
