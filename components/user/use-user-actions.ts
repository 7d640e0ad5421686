'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSwitchOne } from '@/components/actions/use-switch-one';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import type { RowAction } from '@/components/list/cells/RowActions';
import { useMay } from '@/components/viewer/use-may';
import { type AdminUser, user, userStatus } from '@/lib/contract/user';
import { useUserCommands } from './use-user-commands';
import { userDrawer } from './user-dialogs';

export interface UserActions {
  readonly mayWrite: boolean;
  add(): void;
  of(row: AdminUser): readonly (RowAction | false)[];
}

/** What can be done with administrators; whether it is allowed for the one chosen is the server's to say. */
export function useUserActions(): UserActions {
  const t = useTranslations('administrator');
  const common = useTranslations('common');
  const { open } = useOnDemand(userDrawer);
  const mayWrite = useMay()(user.update);
  const switchOne = useSwitchOne(userStatus, t('object'));
  const { reset, signOut, remove } = useUserCommands();
  return useMemo(() => {
    const of = (row: AdminUser): readonly (RowAction | false)[] => {
      const on = row.status === 1;
      if (!mayWrite) return [];
      return [
        { key: 'edit', label: common('edit'), act: () => void open(() => row) },
        { key: 'resetPassword', label: t('resetPassword'), act: () => void reset(row) },
        {
          key: 'status',
          label: common(on ? 'disable' : 'enable'),
          danger: on,
          act: () => void switchOne(row.id, !on, t('disableEffect')),
        },
        { key: 'kick', label: t('kick'), danger: true, act: () => void signOut(row) },
        { key: 'delete', label: common('delete'), danger: true, act: () => void remove(row) },
      ];
    };
    return { mayWrite, add: () => void open(() => null), of };
  }, [mayWrite, open, switchOne, reset, signOut, remove, t, common]);
}
