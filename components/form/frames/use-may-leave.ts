'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useConfirm } from '@/components/dialogs/use-confirm';
import type { ResourceForm } from '../state/resource-form';

/** Asks before typed input is given up; yes forgets it, the draft included. */
export function useMayLeave<Values extends FieldValues>(form: ResourceForm<Values>): () => Promise<boolean> {
  const t = useTranslations('form');
  const confirm = useConfirm();
  const { dirty, discard } = form;
  return useCallback(async () => {
    if (!dirty) return true;
    if (!(await confirm({ title: t('leaveTitle'), text: t('leaveText'), confirmLabel: t('leave') }))) return false;
    await discard();
    return true;
  }, [dirty, discard, confirm, t]);
}
