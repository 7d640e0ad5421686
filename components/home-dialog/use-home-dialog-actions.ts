'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { useMay } from '@/components/viewer/use-may';
import { useAct, useRemove } from '@/lib/client/resource-queries';
import { type HomeDialog, homeDialog, homeDialogSort, homeDialogStatus } from '@/lib/contract/home-dialog';
import { homeDialogForm, homeDialogPreview } from './home-dialog-dialogs';

/** What can be done to dialogs of the home page. */
export interface HomeDialogActions {
  readonly mayEdit: boolean;
  add(): void;
  edit(dialog: HomeDialog): void;
  copy(dialog: HomeDialog): void;
  preview(dialog: HomeDialog): void;
  remove(dialog: HomeDialog): void;
  /** Reject when refused, so that the cell goes back. */
  switchStatus(dialog: HomeDialog, on: boolean): Promise<unknown>;
  sort(dialog: HomeDialog, sort: number): Promise<unknown>;
}

export function useHomeDialogActions(): HomeDialogActions {
  const may = useMay();
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const t = useTranslations('homeDialog');
  const common = useTranslations('common');
  const { mutateAsync: setStatus } = useAct(homeDialogStatus);
  const { mutateAsync: setSort } = useAct(homeDialogSort);
  const { mutate: remove } = useRemove(homeDialog);
  const mayEdit = may(homeDialog.update);
  return useMemo(
    () => ({
      mayEdit,
      add: () => void ask(homeDialogForm, { dialog: null, copy: false }),
      edit: (dialog) => void ask(homeDialogForm, { dialog, copy: false }),
      copy: (dialog) => void ask(homeDialogForm, { dialog, copy: true }),
      preview: (dialog) => void ask(homeDialogPreview, dialog),
      remove: async ({ id, name }) => {
        const action = common('delete');
        const text = common('confirmAction', { action, object: t('object') });
        if (!(await confirm({ title: `${action} · ${name}`, text, consequence: t('deleteText'), danger: true }))) return;
        remove({ id }, { onSuccess: () => toast.success(common('succeeded', { action })) });
      },
      switchStatus: async ({ id }, on) => {
        const { failed } = await setStatus({ ids: [id], status: on ? 1 : 0 });
        if (!failed[0]) return;
        toast.error(failed[0].msg);
        throw new Error(failed[0].msg);
      },
      sort: ({ id }, sort) => setSort({ id, sort }),
    }),
    [mayEdit, ask, confirm, toast, t, common, setStatus, setSort, remove],
  );
}
