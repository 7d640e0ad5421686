'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { passwordAgain } from '@/components/dialogs/password-again';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { call } from '@/lib/client/call';
import { holds, needs } from '@/lib/contract/access';
import { type AccountConfig, accountConfig, accountUses } from '@/lib/contract/account-config';
import { accountForm } from './account-dialogs';

/** What can be done to accounts. */
export interface AccountActions {
  /** Uses this person may publish accounts for; none for those who only read. */
  readonly uses: readonly number[];
  add(): void;
  edit(account: AccountConfig): void;
  remove(account: AccountConfig): void;
}

const receivingAccounts = needs('admin_P6.account');

export function useAccountActions(): AccountActions {
  const t = useTranslations('accountConfig');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const toast = useToast();
  const { permissions } = useViewer();
  const mayEdit = useMay()(accountConfig.update);
  const mayReceive = mayEdit && holds(permissions, receivingAccounts.codes);
  return useMemo(() => {
    const uses = [mayReceive && accountUses.receiving, mayEdit && accountUses.service].filter((use) => use !== false);
    const removed = (id: number, confirmPassword?: string) =>
      call(accountConfig.remove, { query: { id }, body: undefined, confirmPassword });
    return {
      uses,
      add: () => void ask(accountForm, { account: null, uses }),
      edit: (account) => void ask(accountForm, { account, uses }),
      remove: async ({ id, name, usage }) => {
        const action = common('delete');
        const title = `${action} · ${name}`;
        const text = common('confirmAction', { action, object: t('object') });
        if (usage === accountUses.receiving) {
          const sure = await ask(passwordAgain, { title, text, act: (password) => removed(id, password) });
          if (sure === undefined) return;
        } else {
          if (!(await confirm({ title, text, consequence: t('deleteText'), danger: true }))) return;
          await removed(id);
        }
        toast.success(common('succeeded', { action }));
      },
    };
  }, [mayEdit, mayReceive, t, common, ask, confirm, toast]);
}
