'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAsk } from '@/components/dialogs/use-ask';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useToast } from '@/components/feedback/use-toast';
import { OneTimePasswordDialog } from '@/components/form/dialogs/OneTimePasswordDialog';
import { useAct, useRemove } from '@/lib/client/resource-queries';
import { type AdminUser, kick, resetPassword, user } from '@/lib/contract/user';

interface UserCommands {
  reset(row: AdminUser): Promise<void>;
  signOut(row: AdminUser): Promise<void>;
  remove(row: AdminUser): Promise<void>;
}

/** What ends the logins of an administrator, each after a question that says so. */
export function useUserCommands(): UserCommands {
  const t = useTranslations('administrator');
  const common = useTranslations('common');
  const ask = useAsk();
  const confirm = useConfirm();
  const toast = useToast();
  const { mutate: sendReset } = useAct(resetPassword);
  const { mutate: sendKick } = useAct(kick);
  const { mutate: sendRemove } = useRemove(user);
  return useMemo(() => {
    const sure = ({ username }: AdminUser, action: string, consequence: string) =>
      confirm({
        title: `${action} · ${username}`,
        text: common('confirmAction', { action, object: t('object') }),
        consequence,
        danger: true,
        confirmLabel: action,
      });
    const done = (action: string) => () => toast.success(common('succeeded', { action }));
    return {
      reset: async (row) => {
        const action = t('resetPassword');
        if (!(await sure(row, action, t('resetEffect')))) return;
        const show = ({ tempPassword }: { tempPassword: string }) =>
          void ask(OneTimePasswordDialog, { title: `${action} · ${row.username}`, password: tempPassword });
        sendReset({ id: row.id }, { onSuccess: show });
      },
      signOut: async (row) => {
        const action = t('kick');
        if (await sure(row, action, t('kickEffect'))) sendKick({ id: row.id }, { onSuccess: done(action) });
      },
      remove: async (row) => {
        const action = common('delete');
        if (await sure(row, action, t('removeEffect'))) sendRemove({ id: row.id }, { onSuccess: done(action) });
      },
    };
  }, [t, common, ask, confirm, toast, sendReset, sendKick, sendRemove]);
}
