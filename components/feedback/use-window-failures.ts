import { useEffect } from 'react';
import { errorLog } from './error-log-store';
import { abandoned, callFailed } from './unless-reported';

/** Keeps what nobody caught: script errors and rejected promises go to the error log, in production too. */
export function useWindowFailures(): void {
  useEffect(() => {
    const thrown = ({ error, message }: ErrorEvent) => keep(error ?? message, 'window error');
    const rejected = ({ reason }: PromiseRejectionEvent) => {
      // A failed call was reported where it failed; its promise may reject once more for whoever awaited it.
      if (!callFailed(reason) && !abandoned(reason)) keep(reason, 'unhandled rejection');
    };
    window.addEventListener('error', thrown);
    window.addEventListener('unhandledrejection', rejected);
    return () => {
      window.removeEventListener('error', thrown);
      window.removeEventListener('unhandledrejection', rejected);
    };
  }, []);
}

function keep(thrown: unknown, info: string) {
  // Browsers announce a harmless delay of layout observers as an error.
  if (typeof thrown === 'string' && thrown.startsWith('ResizeObserver loop')) return;
  errorLog.add({ error: thrown instanceof Error ? thrown : new Error(String(thrown)), info, url: location.pathname });
}
