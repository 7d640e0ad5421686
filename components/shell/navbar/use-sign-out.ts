'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorLog } from '@/components/feedback/error-log-store';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useSignOutQuestion } from '@/components/tabs/use-leave-question';
import { useIdentity } from '@/components/viewer/IdentityContext';
import { endSession } from '@/lib/client/end-session';
import { pauseReads } from '@/lib/client/query-client';
import { forgetStore } from '@/lib/client/stored-store';
import { loginPath } from '@/lib/navigation/safe-redirect';
import { type TabOwner, tabShelf } from '@/lib/tabs/persist';
import { accountMarker } from '@/lib/windows/account-marker';
import { accountName, SIGNED_OUT } from '@/lib/windows/account-state';
import { leaveFreely } from '@/lib/windows/free-leave';

/** Asks about unsaved input, signs out and opens the sign-in, which leads back to the present page (specification 2.4). */
export function useSignOut(): () => void {
  const report = useReportFailure();
  const mayLeave = useSignOutQuestion();
  const { storeId, account } = useIdentity();
  const queries = useQueryClient();
  return useCallback(() => {
    const leave = async () => {
      if (!(await mayLeave())) return;
      await signOut(queries);
      leaveFreely();
      errorLog.clear();
      forgetSearches({ storeId, account });
      // What cannot be wiped is told, but whoever signed out has left all the same.
      await forgetDrafts(accountName(storeId, account)).catch((error: unknown) => report(error, { info: 'drafts' }));
      // A new document: nothing of this session is left in the page's memory.
      location.assign(loginPath(`${location.pathname}${location.search}`));
    };
    // Nobody may believe they have left: a sign-out that did not happen is told, and the page stays.
    leave().catch((error: unknown) => report(error, { info: 'sign-out' }));
  }, [report, mayLeave, storeId, account, queries]);
}

async function signOut(queries: QueryClient): Promise<void> {
  // What is read without a session is refused, and the browser's console says so: nothing is read until the page has gone.
  const resume = await pauseReads(queries);
  await endSession().catch((error: unknown) => {
    resume();
    throw error;
  });
  forgetStore();
  accountMarker().write(SIGNED_OUT);
}

/** The tabs come back at the next sign-in, as they begin. */
const forgetSearches = (owner: TabOwner): void =>
  tabShelf(
    owner,
    () => sessionStorage,
    () => localStorage,
  ).forgetSearches();

/** Drafts of forms are the account's own and go with it; their store is loaded only here and by forms. */
async function forgetDrafts(owner: string): Promise<void> {
  const { wipeDrafts } = await import('@/lib/form/draft-store');
  await wipeDrafts(owner);
}
