'use client';
import { useEffect } from 'react';
import { accountMarker } from '@/lib/windows/account-marker';
import { onSignIn } from '@/lib/windows/on-sign-in';

/** Leaves the sign-in page when somebody has signed in in another window of this browser. */
export function useSignedInElsewhere(target: string): void {
  useEffect(() => {
    return onSignIn(accountMarker(), () => window.location.assign(target));
  }, [target]);
}
