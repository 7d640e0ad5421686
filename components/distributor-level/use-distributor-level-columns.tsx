'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import { Small } from '@/components/controls/table-styles';
import { CountLink } from '@/components/list/cells/CountLink';
import { LevelIcon } from '@/components/list/cells/LevelIcon';
import { OnOff } from '@/components/list/cells/OnOff';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import type { DistributorLevel } from '@/lib/contract/distributor-level';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';
import { formatPercent } from '@/lib/format/percent';
import { href, withQuery } from '@/lib/navigation/href';
import type { DistributorLevelActions } from './distributor-level-actions';

/** The columns of the distributor levels; who may not edit reads them. */
export function useDistributorLevelColumns(actions: DistributorLevelActions): readonly Column<DistributorLevel>[] {
  const t = useTranslations('distributorLevel');
  const common = useTranslations('common');
  return useMemo(() => {
    const status = (row: DistributorLevel) =>
      actions.may('edit') ? (
        <RecordSwitch row={row} actions={actions} on={row.status === onOff.on} label={`${row.name} ${t('fields.status')}`} />
      ) : (
        <OnOff on={row.status === onOff.on} />
      );
    const columns: (Column<DistributorLevel> | false)[] = [
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
        cell: ({ isDefault }) => (isDefault === yesNo.yes ? <StatusChip kind="success" label={t('columns.default')} /> : '-'),
      },
      { key: 'status', header: t('fields.status'), width: 80, card: 'mark', cell: status },
      actions.may('edit') && actionsColumn(common('actions'), 190, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
    return columns.filter((column) => column !== false);
  }, [actions, t, common]);
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
const Holders = ({ level: { id, distributorCount } }: { level: DistributorLevel }) => (
  <CountLink count={distributorCount} href={withQuery(href('/member/distributorList'), { levelId: id })} />
);
