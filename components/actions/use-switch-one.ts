'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useToast } from '@/components/feedback/use-toast';
import { useActOnOne } from '@/lib/client/act-on-one';
import type { BulkAnswer } from '@/lib/contract/bulk';
import type { Endpoint } from '@/lib/contract/endpoint';

/** A call that switches records on or off. */
export type StatusCall = Endpoint<undefined, { ids: number[]; status: 0 | 1 }, BulkAnswer>;

/** Switches one record on, or off after a question that names the consequence. */
export function useSwitchOne(to: StatusCall, object: string): (id: number, on: boolean, effect: string) => Promise<void> {
  const common = useTranslations('common');
  const confirm = useConfirm();
  const toast = useToast();
  const { mutate } = useActOnOne(to);
  return useCallback(
    async (id, on, effect) => {
      const action = common(on ? 'enable' : 'disable');
      const question = { title: action, text: common('confirmAction', { action, object }), consequence: effect, danger: true };
      if (!on && !(await confirm(question))) return;
      mutate({ ids: [id], status: on ? 1 : 0 }, { onSuccess: () => toast.success(common('succeeded', { action })) });
    },
    [mutate, object, common, confirm, toast],
  );
}
