'use client';
import { useState } from 'react';
import { endSession } from '@/lib/client/end-session';
import { forgetStore } from '@/lib/client/stored-store';
import { loginPath } from '@/lib/navigation/safe-redirect';

/** Signs out and opens the sign-in, which leads back to the present page (specification 2.4). */
export function useSignOut(): () => void {
  const [failure, setFailure] = useState<Error>();
  // The page's error face is the place for a sign-out that did not happen: nobody may believe they have left.
  if (failure) throw failure;
  return () => void signOut().catch(setFailure);
}

async function signOut(): Promise<void> {
  await endSession();
  forgetStore();
  // A new document: nothing of this session is left in the page's memory.
  location.assign(loginPath(`${location.pathname}${location.search}`));
}
