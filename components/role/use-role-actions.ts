'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useSwitchOne } from '@/components/actions/use-switch-one';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import type { RowAction } from '@/components/list/cells/RowActions';
import { useMay } from '@/components/viewer/use-may';
import { useRemove } from '@/lib/client/resource-queries';
import { type Role, role as roleCalls, roleStatus } from '@/lib/contract/role';
import { permissionsDialog, roleDrawer } from './role-dialogs';
import type { RoleParams } from './role-values';

export interface RoleActions {
  readonly mayWrite: boolean;
  add(): void;
  showPermissions(role: Role): void;
  of(role: Role): readonly (RowAction | false)[];
}

/** What can be done with roles; who may not change them looks at their permissions. */
export function useRoleActions(): RoleActions {
  const t = useTranslations('role');
  const common = useTranslations('common');
  const confirm = useConfirm();
  const toast = useToast();
  const { open } = useOnDemand(roleDrawer);
  const { open: view } = useOnDemand(permissionsDialog);
  const mayWrite = useMay()(roleCalls.update);
  const switchOne = useSwitchOne(roleStatus, t('object'));
  const { mutate: remove } = useRemove(roleCalls);

  const edit = useCallback((task: RoleParams) => void open(() => task), [open]);
  const showPermissions = useCallback(
    (role: Role) => {
      if (mayWrite && role.builtin === 0) edit({ kind: 'permissions', role });
      else void view(() => role);
    },
    [mayWrite, edit, view],
  );
  const of = useCallback(
    (role: Role): readonly (RowAction | false)[] => {
      // The server says the same; asked first, nobody confirms or fills in what cannot be.
      const ifSelfMade = (act: () => void) => () => (role.builtin === 1 ? toast.error(t('builtinRefusal')) : act());
      const on = role.status === 1;
      const removeAsked = async () => {
        const title = common('confirmAction', { action: common('delete'), object: t('object') });
        const sure = await confirm({ title: common('delete'), text: title, consequence: t('removeEffect'), danger: true });
        if (sure) remove({ id: role.id }, { onSuccess: () => toast.success(common('succeeded', { action: common('delete') })) });
      };
      return [
        mayWrite && { key: 'edit', label: common('edit'), act: ifSelfMade(() => edit({ kind: 'edit', role })) },
        { key: 'permissions', label: t('fields.permissions'), act: () => showPermissions(role) },
        mayWrite && { key: 'copy', label: common('copy'), act: () => edit({ kind: 'copy', role }) },
        mayWrite && {
          key: 'status',
          label: common(on ? 'disable' : 'enable'),
          danger: on,
          act: ifSelfMade(() => void switchOne(role.id, !on, t('disableEffect'))),
        },
        mayWrite && { key: 'delete', label: common('delete'), danger: true, act: ifSelfMade(() => void removeAsked()) },
      ];
    },
    [mayWrite, edit, showPermissions, switchOne, remove, confirm, toast, t, common],
  );
  return { mayWrite, add: () => edit({ kind: 'new' }), showPermissions, of };
}
