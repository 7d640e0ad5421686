'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import { CountLink } from '@/components/list/cells/CountLink';
import { LevelIcon } from '@/components/list/cells/LevelIcon';
import { OnOff } from '@/components/list/cells/OnOff';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import { countColumn } from '@/components/list/columns/FieldColumns';
import type { MemberLevel } from '@/lib/contract/member-level';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import { formatPercent } from '@/lib/format/percent';
import { href, withQuery } from '@/lib/navigation/href';
import type { MemberLevelActions } from './member-level-actions';

/** The columns of the member levels; who may not edit reads them. */
export function useLevelColumns(actions: MemberLevelActions): readonly Column<MemberLevel>[] {
  const t = useTranslations('memberLevel');
  const common = useTranslations('common');
  return useMemo(() => {
    const status = (row: MemberLevel) =>
      actions.may('edit') ? (
        <RecordSwitch row={row} actions={actions} on={row.status === onOff.on} label={`${row.name} ${t('fields.status')}`} />
      ) : (
        <OnOff on={row.status === onOff.on} />
      );
    const columns: (Column<MemberLevel> | false)[] = [
      { key: 'icon', header: t('columns.icon'), width: 76, card: 'none', cell: ({ icon, name }) => <LevelIcon url={icon} name={name} /> },
      { key: 'name', header: t('fields.name'), width: 150, card: 'title', hideable: false, cell: ({ name }) => name },
      { key: 'grade', header: t('fields.grade'), width: 80, align: 'end', cell: ({ grade }) => grade },
      countColumn('growthMin', t('fields.growthMin'), 120),
      { key: 'discount', header: t('columns.discount'), width: 110, align: 'end', cell: ({ discount }) => formatPercent(discount) },
      { key: 'pointRate', header: t('columns.pointRate'), width: 110, align: 'end', cell: ({ pointRate }) => formatPercent(pointRate) },
      { key: 'memberCount', header: t('fields.memberCount'), width: 100, align: 'end', cell: (row) => <MemberCount level={row} /> },
      {
        key: 'isDefault',
        header: t('columns.default'),
        width: 90,
        cell: ({ isDefault }) => (isDefault === yesNo.yes ? <StatusChip kind="success" label={t('columns.default')} /> : '-'),
      },
      { key: 'status', header: t('fields.status'), width: 90, card: 'mark', cell: status },
      actions.may('edit') && actionsColumn(common('actions'), 190, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
    return columns.filter((column) => column !== false);
  }, [actions, t, common]);
}

/** How many members stand on a level; leads to them. */
const MemberCount = ({ level: { id, memberCount } }: { level: MemberLevel }) => (
  <CountLink count={memberCount} href={withQuery(href('/member/memberList'), { levelId: id })} />
);
