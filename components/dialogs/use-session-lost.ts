import { useTranslations } from 'next-intl';
import { useCallback, useRef } from 'react';
import { useToast } from '@/components/feedback/use-toast';
import { endSession } from '@/lib/client/end-session';
import { accountMarker } from '@/lib/windows/account-marker';
import { SIGNING_IN } from '@/lib/windows/account-state';
import { leaveFreely } from '@/lib/windows/free-leave';
import { onSignIn } from '@/lib/windows/on-sign-in';
import { useConfirm } from './use-confirm';

/**
 * Offers to sign in again when the login is gone (specification 8): one dialog and one toast, however many calls fail together.
 * Re-Login clears the session and loads the page again, which leads to the sign-in and back; Cancel stays. A sign-in in another window
 * answers for this one: the session is a new one, which is not to be cleared.
 */
export function useSessionLost(): (reason: string) => void {
  const t = useTranslations('session');
  const confirm = useConfirm();
  const toast = useToast();
  const asking = useRef(false);
  return useCallback(
    (reason) => {
      if (asking.current) return;
      asking.current = true;
      toast.error(reason);
      const signedIn = new AbortController();
      const stop = onSignIn(accountMarker(), () => signedIn.abort());
      const labels = { confirmLabel: t('relogin'), cancelLabel: t('cancel') };
      const question = { title: t('expiredTitle'), text: t('expiredText'), ...labels, over: signedIn.signal };
      void confirm(question).then(async (again) => {
        stop();
        if (again) return signInAgain(signedIn.signal.aborted || accountMarker().read() === SIGNING_IN);
        // Calls that were under way with the lost login still come back; they belong to the same question.
        setTimeout(() => {
          asking.current = false;
        }, SETTLING_MS);
      });
    },
    [t, confirm, toast],
  );
}

const SETTLING_MS = 1000;

async function signInAgain(elsewhere: boolean) {
  // Even when the cookie could not be cleared, the guard of the reloaded page sees that the session is gone.
  if (!elsewhere) await endSession().catch(() => undefined);
  leaveFreely();
  location.reload();
}
