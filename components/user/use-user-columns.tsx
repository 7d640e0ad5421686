'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Small, SmallText } from '@/components/controls/table-styles';
import { NameChips } from '@/components/list/cells/NameChips';
import { OnOff } from '@/components/list/cells/OnOff';
import { RowActions } from '@/components/list/cells/RowActions';
import { TimeText } from '@/components/list/cells/TimeText';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { stackedTimeColumn, textColumn } from '@/components/list/columns/FieldColumns';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { onOff } from '@/lib/contract/states/on-off';
import type { AdminUser } from '@/lib/contract/user';
import { UserAvatar } from './UserAvatar';
import type { UserActions } from './user-actions';

/** How many roles a row names. */
const NAMED = 2;

/** The columns of the list of administrators; the store is told to the main store alone. */
export function useUserColumns(actions: UserActions): readonly Column<AdminUser>[] {
  const t = useTranslations('administrator');
  const common = useTranslations('common');
  const { storeId } = useViewer();
  return useMemo((): readonly Column<AdminUser>[] => {
    const store: Column<AdminUser> = { key: 'storeName', header: t('fields.storeId'), width: 136, cell: (row) => row.storeName };
    const buttons: Column<AdminUser> = actionsColumn(common('actions'), 205, (row) => <RowActions actions={actions.forRow(row)} />);
    return [
      { key: 'username', header: t('fields.username'), width: 99, cell: (row) => row.username, hideable: false },
      { key: 'name', header: t('fields.name'), width: 72, cell: (row) => row.name },
      {
        key: 'avatar',
        header: t('fields.avatar'),
        width: 56,
        card: 'none',
        cell: (row) => <UserAvatar url={row.avatar} name={row.name} />,
      },
      textColumn('mobile', t('fields.mobile'), 118),
      { key: 'roleNames', header: t('fields.roleIds'), width: 133, cell: (row) => <NameChips names={row.roleNames} most={NAMED} /> },
      ...(storeId === MAIN_STORE ? [store] : []),
      {
        key: 'lastLoginTime',
        header: t('fields.lastLoginTime'),
        width: 156,
        cell: (row) => <LastLogin row={row} never={t('never')} />,
      },
      { key: 'status', header: t('fields.status'), width: 66, card: 'mark', cell: (row) => <OnOff on={row.status === onOff.on} /> },
      stackedTimeColumn('createTime', t('fields.createTime'), 97),
      ...(actions.may('edit') ? [buttons] : []),
    ];
  }, [t, common, storeId, actions]);
}

function LastLogin({ row, never }: { row: AdminUser; never: string }) {
  if (!row.lastLoginTime) return <SmallText>{never}</SmallText>;
  return (
    <>
      <TimeText time={row.lastLoginTime} />
      <Small>{row.lastLoginIp}</Small>
    </>
  );
}
