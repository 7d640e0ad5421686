'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useViewer } from '@/components/viewer/viewer-context';
import { readsPaused } from '@/lib/client/query-client';
import { type RightsLook, type RightsNews, rightsNews, rightsWord, tellsOfRights } from '@/lib/client/rights';

const LEAST_BETWEEN_MS = 5_000;

/**
 * Hears of a permission that was given or taken while the window is open: asks when the person comes back to it and when a call is
 * refused. Never by the clock, which would keep an abandoned login alive.
 */
export function useRightsWatch(): { news: RightsNews; dismiss: () => void } {
  const viewer = useViewer();
  const { storeId } = viewer;
  const drawn = rightsWord(viewer);
  const [known, setKnown] = useState(drawn);
  const [found, setFound] = useState<RightsLook>();
  const report = useReportFailure();
  const occasions = useOccasions();
  useEffect(() => {
    let standing = true;
    const look = async () => {
      const { presentRights } = await import('@/lib/client/present-rights');
      const present = rightsWord(await presentRights(storeId));
      if (standing) setFound({ drawn, present });
    };
    const stop = occasions(() => void look().catch((error: unknown) => report(error, { quiet: true, info: 'rights' })));
    return () => {
      standing = false;
      stop();
    };
  }, [storeId, drawn, report, occasions]);
  const dismiss = () => {
    setKnown(drawn);
    setFound(undefined);
  };
  return { news: rightsNews(drawn, known, found), dismiss };
}

/** Calls back when rights are worth a look, not more often than every few seconds. */
function useOccasions(): (look: () => void) => () => void {
  const queries = useQueryClient();
  const lastLook = useRef(0);
  const [listen] = useState(() => (look: () => void) => {
    const occasion = () => {
      if (readsPaused() || document.visibilityState !== 'visible' || Date.now() - lastLook.current < LEAST_BETWEEN_MS) return;
      lastLook.current = Date.now();
      look();
    };
    const failed = (error: unknown) => tellsOfRights(error) && occasion();
    const stops = [
      queries.getQueryCache().subscribe((event) => event.type === 'updated' && event.action.type === 'error' && failed(event.action.error)),
      queries
        .getMutationCache()
        .subscribe((event) => event.type === 'updated' && event.action.type === 'error' && failed(event.action.error)),
    ];
    window.addEventListener('focus', occasion);
    document.addEventListener('visibilitychange', occasion);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('focus', occasion);
      document.removeEventListener('visibilitychange', occasion);
    };
  });
  return listen;
}
