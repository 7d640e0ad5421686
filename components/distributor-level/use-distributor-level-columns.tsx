'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Small } from '@/components/controls/table-styles';
import { holdersColumn, useLevelStateColumns } from '@/components/level/use-level-columns';
import { LevelIcon } from '@/components/list/cells/LevelIcon';
import type { Column } from '@/components/list/columns/column';
import { type DistributorLevel, distributorLevel } from '@/lib/contract/distributor-level';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';
import { formatPercent } from '@/lib/format/percent';
import { href } from '@/lib/navigation/href';
import type { DistributorLevelActions } from './distributor-level-actions';

/** The columns of the distributor levels. */
export function useDistributorLevelColumns(actions: DistributorLevelActions): readonly Column<DistributorLevel>[] {
  const t = useTranslations('distributorLevel');
  const state = useLevelStateColumns(distributorLevel, actions, 80);
  return useMemo(
    (): readonly Column<DistributorLevel>[] => [
      { key: 'icon', header: t('fields.icon'), width: 84, card: 'picture', cell: ({ icon, name }) => <LevelIcon url={icon} name={name} /> },
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
      holdersColumn('distributorCount', t('fields.distributorCount'), 100, href('/member/distributorList')),
      ...state,
    ],
    [t, state],
  );
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
