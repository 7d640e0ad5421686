'use client';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Small } from '@/components/controls/table-styles';
import { NameChips } from '@/components/list/cells/NameChips';
import { OnOff } from '@/components/list/cells/OnOff';
import { RowActions } from '@/components/list/cells/RowActions';
import { StackedTime } from '@/components/list/cells/StackedTime';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { usePermissionNames } from '@/components/permission/use-permission-tree';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Role } from '@/lib/contract/role';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import type { RoleActions } from './role-actions';

/** How many permissions a row names. */
const NAMED = 3;

/** The columns of the list of roles. */
export function useRoleColumns({ forRow, run }: RoleActions): readonly Column<Role>[] {
  const t = useTranslations('role');
  const anyText = useTranslations();
  const mainStore = useViewer().storeId === MAIN_STORE;
  const nameOf = usePermissionNames();
  return useMemo((): readonly Column<Role>[] => {
    const permissions = (role: Role) =>
      // Codes that turn into names would push each other about.
      nameOf ? (
        <NameChips
          names={role.permissions.map(nameOf)}
          most={NAMED}
          onMore={{ label: t('morePermissions', { n: role.permissions.length }), act: () => void run('permissions', role) }}
        />
      ) : (
        <Skeleton width="80%" />
      );
    const scope = (role: Role) => (
      <>
        {anyText(`enums.roleScope.${role.scope}`)}
        {role.storeId !== MAIN_STORE && mainStore && <Small>{role.storeName}</Small>}
      </>
    );
    return [
      { key: 'name', header: t('fields.name'), width: 160, cell: (role) => <Name role={role} builtin={t('builtin')} />, hideable: false },
      { key: 'code', header: t('fields.code'), width: 130, cell: (role) => role.code },
      { key: 'scope', header: t('fields.scope'), width: 112, cell: scope },
      { key: 'permissions', header: t('fields.permissions'), width: 298, cell: permissions },
      { key: 'userCount', header: t('fields.userCount'), width: 90, align: 'end', cell: (role) => role.userCount },
      { key: 'status', header: t('fields.status'), width: 76, card: 'mark', cell: (role) => <OnOff on={role.status === onOff.on} /> },
      {
        key: 'createTime',
        header: t('fields.createTime'),
        width: 97,
        cell: (role) => <StackedTime time={role.createTime} />,
      },
      actionsColumn(anyText('common.actions'), 158, (role) => <RowActions actions={forRow(role)} />),
    ];
  }, [t, anyText, mainStore, nameOf, forRow, run]);
}

const Name = ({ role, builtin }: { role: Role; builtin: string }) => (
  <Named title={role.remark || undefined}>
    <span>{role.name}</span>
    {role.builtin === yesNo.yes && <StatusChip kind="closed" label={builtin} />}
  </Named>
);

const Named = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
