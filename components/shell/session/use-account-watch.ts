'use client';
import { useEffect, useState } from 'react';
import { errorLog } from '@/components/feedback/error-log-store';
import { guardWrites } from '@/lib/client/write-guard';
import { accountMarker } from '@/lib/windows/account-marker';
import { type AccountState, accountStateOf } from '@/lib/windows/account-state';

/**
 * Where this window stands with the browser's one sign-in. It says to the others whose page it is, hears from them, and looks
 * at the marker itself before each write, so that nothing is saved under another account even before it has heard.
 */
export function useAccountWatch(own: string): AccountState {
  const [accountState, setStanding] = useState<AccountState>('ours');
  useEffect(() => {
    errorLog.belongTo(own);
    const marker = accountMarker();
    if (marker.read() !== own) marker.write(own);
    guardWrites(() => accountStateOf(own, marker.read()) === 'ours');
    const stop = marker.listen((value) => setStanding(accountStateOf(own, value)));
    return () => {
      stop();
      // The sign-in that may follow in this very document is nobody's window.
      guardWrites(() => true);
    };
  }, [own]);
  return accountState;
}
