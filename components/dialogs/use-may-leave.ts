'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useConfirm } from './use-confirm';

/** A form, or something else that holds what was typed. */
interface Given {
  readonly dirty: boolean;
  discard?(): Promise<void>;
}

/** Asks before typed input is given up; yes forgets it, the draft included. */
export function useMayLeave({ dirty, discard }: Given): () => Promise<boolean> {
  const t = useTranslations('form');
  const confirm = useConfirm();
  return useCallback(async () => {
    if (!dirty) return true;
    if (!(await confirm({ title: t('leaveTitle'), text: t('leaveText'), confirmLabel: t('leave') }))) return false;
    await discard?.();
    return true;
  }, [dirty, discard, confirm, t]);
}
