'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { mustChangeDialog } from '@/components/account/account-dialogs';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { StatusMessage } from '@/components/feedback/StatusMessage';
import { useSignOut } from '../navbar/use-sign-out';

/**
 * Stands in place of every screen while a one-time password is in use: each of their calls would be refused. The dialog opens
 * by itself; the button is for a dialog whose code could not be fetched at first.
 */
export function PasswordDue({ onChanged }: { onChanged: () => void }) {
  const t = useTranslations('shell.passwordDue');
  const { open } = useOnDemand(mustChangeDialog);
  const signOut = useSignOut();
  const asking = useRef(false);
  const ask = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    const changed = await open(() => ({ signOut }));
    asking.current = false;
    if (changed) onChanged();
  }, [open, signOut, onChanged]);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, [ask]);
  const change = (
    <PlainButton variant="contained" onClick={() => void ask()}>
      {t('change')}
    </PlainButton>
  );
  return <StatusMessage drawing="forbidden" title={t('title')} text={t('text')} action={change} />;
}
