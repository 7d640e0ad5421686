'use client';
import { styled } from '@mui/material/styles';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type RowAction, RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { SwitchCell } from '@/components/list/cells/SwitchCell';
import { ACTIONS_KEY, type Column } from '@/components/list/column';
import { Picture } from '@/components/media/Picture';
import { ink } from '@/components/theme/css-vars';
import type { MemberLevel } from '@/lib/contract/member-level';
import { groupedNumber } from '@/lib/format/number-suffix';
import { formatPercent } from '@/lib/format/percent';
import { href, withQuery } from '@/lib/navigation/href';
import type { LevelCommands } from './use-level-commands';

/** The columns of the member levels; without commands they are read only. */
export function useLevelColumns(commands: LevelCommands | null): readonly Column<MemberLevel>[] {
  const t = useTranslations('memberLevel');
  const common = useTranslations('common');
  return useMemo(() => {
    const status = (row: MemberLevel) =>
      commands ? (
        <SwitchCell on={row.status === 1} label={`${row.name} ${t('fields.status')}`} onSwitch={(on) => commands.switchStatus(row, on)} />
      ) : (
        <StatusChip kind={row.status === 1 ? 'running' : 'closed'} label={common(row.status === 1 ? 'on' : 'off')} />
      );
    const actions = (row: MemberLevel, its: LevelCommands): (RowAction | false)[] => [
      { key: 'edit', label: common('edit'), act: () => its.edit(row) },
      row.isDefault === 0 && { key: 'default', label: t('setDefault'), act: () => its.setDefault(row) },
      { key: 'delete', label: common('delete'), danger: true, act: () => its.remove(row) },
    ];
    const columns: (Column<MemberLevel> | null)[] = [
      { key: 'icon', header: t('columns.icon'), width: 76, card: 'none', cell: ({ icon, name }) => <Icon url={icon} name={name} /> },
      { key: 'name', header: t('fields.name'), width: 150, card: 'title', hideable: false, cell: ({ name }) => name },
      { key: 'grade', header: t('fields.grade'), width: 80, align: 'end', cell: ({ grade }) => grade },
      {
        key: 'growthMin',
        header: t('fields.growthMin'),
        width: 120,
        align: 'end',
        cell: ({ growthMin }) => groupedNumber(growthMin),
      },
      { key: 'discount', header: t('columns.discount'), width: 110, align: 'end', cell: ({ discount }) => formatPercent(discount) },
      { key: 'pointRate', header: t('columns.pointRate'), width: 110, align: 'end', cell: ({ pointRate }) => formatPercent(pointRate) },
      { key: 'memberCount', header: t('fields.memberCount'), width: 100, align: 'end', cell: (row) => <MemberCount level={row} /> },
      {
        key: 'isDefault',
        header: t('columns.default'),
        width: 90,
        cell: ({ isDefault }) => (isDefault === 1 ? <StatusChip kind="success" label={t('columns.default')} /> : '-'),
      },
      { key: 'status', header: t('fields.status'), width: 90, card: 'mark', cell: status },
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

const Icon = ({ url, name }: { url: string; name: string }) => (
  <IconBox>
    <Picture url={url} alt={name} whole />
  </IconBox>
);

/** How many members stand on a level; leads to them. */
const MemberCount = ({ level: { id, memberCount } }: { level: MemberLevel }) =>
  memberCount === 0 ? (
    '0'
  ) : (
    <CountLink href={withQuery(href('/member/memberList'), { levelId: id })} prefetch={false}>
      {groupedNumber(memberCount)}
    </CountLink>
  );

const IconBox = styled('span')({ display: 'block', width: 36, height: 36, borderRadius: 6, overflow: 'hidden' });
const CountLink = styled(Link)({
  display: 'inline-block',
  minHeight: 24,
  lineHeight: '24px',
  color: ink('primary-main'),
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
