import { useTranslations } from 'next-intl';
import { useCallback, useRef } from 'react';
import { errorLog } from '@/components/feedback/error-log-store';
import { failureText, requestIdOf } from '@/components/feedback/failure-text';
import { abandoned } from '@/components/feedback/unless-reported';
import type { ReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import { ApiError, ContractError } from '@/lib/contract/call/envelope';
import { useSessionLost } from './use-session-lost';

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

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

function infoOf(error: unknown, info: string): string {
  if (error instanceof ContractError) return `${info} ${error.endpoint}`;
  return error instanceof ApiError ? `${info} code ${error.code}` : info;
}
