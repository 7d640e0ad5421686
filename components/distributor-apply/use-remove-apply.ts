'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useToast } from '@/components/feedback/use-toast';
import { call } from '@/lib/client/call';
import { type DistributorApply, distributorApplyRemove } from '@/lib/contract/distributor-apply';

/** Takes a decided application out of the list, after a question. */
export function useRemoveApply(): (row: DistributorApply) => Promise<void> {
  const t = useTranslations('distributorApply');
  const common = useTranslations('common');
  const confirm = useConfirm();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: (id: number) => call(distributorApplyRemove, { query: { id }, body: undefined }),
  });
  return useCallback(
    async ({ id, nickname }) => {
      const action = common('delete');
      const text = common('confirmAction', { action, object: t('object') });
      if (!(await confirm({ title: `${action} · ${nickname}`, text, consequence: t('removeText'), danger: true }))) return;
      mutate(id, { onSuccess: () => toast.success(common('succeeded', { action })) });
    },
    [t, common, confirm, toast, mutate],
  );
}
