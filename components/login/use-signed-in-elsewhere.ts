'use client';
import { useEffect } from 'react';
import { accountMarker } from '@/lib/windows/account-marker';
import { SIGNED_OUT, SIGNING_IN } from '@/lib/windows/account-state';

/** Leaves the sign-in page when somebody has signed in in another window of this browser. */
export function useSignedInElsewhere(target: string): void {
  useEffect(() => {
    const marker = accountMarker();
    // What stood there when the page was opened may be the login that has just expired; only a change tells of a new one.
    let known = marker.read();
    return marker.listen((value) => {
      const news = value !== known;
      known = value;
      if (news && value !== null && value !== SIGNED_OUT && value !== SIGNING_IN) window.location.assign(target);
    });
  }, [target]);
}
