'use client';
import { useEffect, useRef } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useAppRouter } from '@/components/theme/app-router';
import { useViewer } from '@/components/viewer/viewer-context';
import { readsPaused } from '@/lib/client/query-client';
import { standingWord } from '@/lib/client/rights';
import { MAIN_STORE } from '@/lib/contract/access';
import { TransportError } from '@/lib/contract/call/envelope';

/** Often enough for what the platform grants or takes to show within two seconds, also on a busy machine. */
const EVERY_MS = 700;
/** When the question fails: what goes wrong is told once, not again and again. */
const AFTER_FAILURE_MS = 30_000;
/** Nobody who has not moved for this long keeps the login of an abandoned window alive. */
const AWAY_AFTER_MS = 120_000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focus'] as const;

/**
 * Takes over what the present store may do, and for how long, as soon as the platform changes it (specification 6): menu, pages and
 * buttons of an open window follow without a new sign-in and without being asked. The main store may always do everything.
 */
export function useFeatureWatch(): void {
  const { storeId, auths, plan } = useViewer();
  const router = useAppRouter();
  const report = useReportFailure();
  const drawn = standingWord(auths, plan);
  const lastSeen = useRef(0);
  useEffect(() => {
    if (storeId === MAIN_STORE) return;
    lastSeen.current = Date.now();
    let notBefore = 0;
    let unanswered = false;
    let standing = true;
    // A question cut off because the person goes to another page failed for nobody.
    let leaving = false;
    const look = async () => {
      const { presentPerson, presentStanding } = await import('@/lib/client/present-rights');
      if ((await presentStanding()) === drawn || !standing) return;
      await presentPerson();
      if (standing) router.refresh();
    };
    const failed = (error: unknown) => {
      if (leaving) return;
      // One answer that did not come is asked for again at the next turn: a line that hesitates is no news, and no reason to wait.
      const again = error instanceof TransportError && !unanswered;
      unanswered = again;
      notBefore = again ? 0 : Date.now() + AFTER_FAILURE_MS;
      if (!again) report(error, { quiet: true, info: 'features' });
    };
    const tick = () => {
      const now = Date.now();
      if (readsPaused() || now < notBefore) return;
      if (document.visibilityState !== 'visible' || now - lastSeen.current > AWAY_AFTER_MS) return;
      notBefore = Number.POSITIVE_INFINITY;
      look().then(() => {
        notBefore = 0;
        unanswered = false;
      }, failed);
    };
    const here = () => {
      lastSeen.current = Date.now();
    };
    const leave = () => {
      leaving = true;
    };
    // The browser may show the page again as it was.
    const back = () => {
      leaving = false;
      notBefore = 0;
    };
    const timer = setInterval(tick, EVERY_MS);
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, here, { passive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      standing = false;
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, here);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
    };
  }, [storeId, drawn, router, report]);
}
