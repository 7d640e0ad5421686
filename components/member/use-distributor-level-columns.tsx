'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type RowAction, RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { ACTIONS_KEY, type Column } from '@/components/list/column';
import { Small } from '@/components/list/table-styles';
import type { DistributorLevel } from '@/lib/contract/distributor-level';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';
import { formatPercent } from '@/lib/format/percent';
import { href, withQuery } from '@/lib/navigation/href';
import { CountLink, LevelIcon } from './LevelParts';
import type { DistributorLevelCommands } from './use-distributor-level-commands';

/** The columns of the distributor levels; without commands they are read only. */
export function useDistributorLevelColumns(commands: DistributorLevelCommands | null): readonly Column<DistributorLevel>[] {
  const t = useTranslations('distributorLevel');
  const common = useTranslations('common');
  return useMemo(() => {
    const status = (row: DistributorLevel) =>
      commands ? (
        <SwitchCell on={row.status === 1} label={`${row.name} ${t('fields.status')}`} onSwitch={(on) => commands.switchStatus(row, on)} />
      ) : (
        <StatusChip kind={row.status === 1 ? 'running' : 'closed'} label={common(row.status === 1 ? 'on' : 'off')} />
      );
    const actions = (row: DistributorLevel, its: DistributorLevelCommands): (RowAction | false)[] => [
      { key: 'edit', label: common('edit'), act: () => its.edit(row) },
      row.isDefault === 0 && { key: 'default', label: t('setDefault'), act: () => its.setDefault(row) },
      { key: 'delete', label: common('delete'), danger: true, act: () => its.remove(row) },
    ];
    const columns: (Column<DistributorLevel> | null)[] = [
      { key: 'icon', header: t('fields.icon'), width: 84, card: 'none', cell: ({ icon, name }) => <LevelIcon url={icon} name={name} /> },
      { key: 'name', header: t('fields.name'), width: 150, card: 'title', hideable: false, cell: ({ name }) => name },
      { key: 'grade', header: t('fields.grade'), width: 80, align: 'end', cell: ({ grade }) => grade },
      { key: 'firstPercent', header: t('columns.firstPercent'), width: 100, align: 'end', cell: (row) => formatPercent(row.firstPercent) },
      {
        key: 'secondPercent',
        header: t('columns.secondPercent'),
        width: 100,
        align: 'end',
        cell: (row) => formatPercent(row.secondPercent),
      },
      { key: 'conditions', header: t('columns.conditions'), width: 220, cell: (row) => <Conditions level={row} /> },
      { key: 'distributorCount', header: t('fields.distributorCount'), width: 100, align: 'end', cell: (row) => <Holders level={row} /> },
      {
        key: 'isDefault',
        header: t('columns.default'),
        width: 90,
        cell: ({ isDefault }) => (isDefault === 1 ? <StatusChip kind="success" label={t('columns.default')} /> : '-'),
      },
      { key: 'status', header: t('fields.status'), width: 80, card: 'mark', cell: status },
      commands && {
        key: ACTIONS_KEY,
        header: common('actions'),
        width: 190,
        pinned: 'end',
        hideable: false,
        cell: (row) => <RowActions actions={actions(row, commands)} />,
      },
    ];
    return columns.filter((column) => column !== null);
  }, [commands, t, common]);
}

/** When a distributor rises to a level by itself. */
function Conditions({ level: { upgradeType, condMembers, condOrders, condAmount } }: { level: DistributorLevel }) {
  const t = useTranslations('distributorLevel.condition');
  const ways = useTranslations('enums.levelUpgrade');
  if (upgradeType === 0) return <>{ways('0')}</>;
  const set = [
    condMembers > 0 && t('members', { n: groupedNumber(condMembers) }),
    condOrders > 0 && t('orders', { n: groupedNumber(condOrders) }),
    condAmount > 0 && t('amount', { n: formatFen(condAmount) }),
  ].filter(Boolean);
  return (
    <>
      {ways(String(upgradeType))}
      <Small>{set.join(` ${t(upgradeType === 1 ? 'any' : 'all')} `)}</Small>
    </>
  );
}

/** How many distributors stand on a level; leads to them. */
const Holders = ({ level: { id, distributorCount } }: { level: DistributorLevel }) =>
  distributorCount === 0 ? (
    '0'
  ) : (
    <CountLink href={withQuery(href('/member/distributorList'), { levelId: id })} prefetch={false}>
      {groupedNumber(distributorCount)}
    </CountLink>
  );
