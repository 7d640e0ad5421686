import { useTranslations } from 'next-intl';
import { useCallback, useRef } from 'react';
import { useToast } from '@/components/feedback/use-toast';
import { endSession } from '@/lib/client/end-session';
import { leaveFreely } from '@/lib/windows/free-leave';
import { useConfirm } from './use-confirm';

/**
 * Offers to sign in again when the login is gone (specification 8): one dialog and one toast, however many calls fail together.
 * Re-Login clears the session and loads the page again, which leads to the sign-in and back; Cancel stays.
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
      const question = { title: t('expiredTitle'), text: t('expiredText'), confirmLabel: t('relogin'), cancelLabel: t('cancel') };
      void confirm(question).then(async (again) => {
        if (again) return signInAgain();
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

async function signInAgain() {
  // Even when the cookie could not be cleared, the guard of the reloaded page sees that the session is gone.
  await endSession().catch(() => undefined);
  leaveFreely();
  location.reload();
}
