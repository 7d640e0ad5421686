'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { holdersColumn, useLevelStateColumns } from '@/components/level/use-level-columns';
import { LevelIcon } from '@/components/list/cells/LevelIcon';
import type { Column } from '@/components/list/columns/column';
import { countColumn } from '@/components/list/columns/FieldColumns';
import { type MemberLevel, memberLevel } from '@/lib/contract/member-level';
import { formatPercent } from '@/lib/format/percent';
import { href } from '@/lib/navigation/href';
import type { MemberLevelActions } from './member-level-actions';

/** The columns of the member levels. */
export function useMemberLevelColumns(actions: MemberLevelActions): readonly Column<MemberLevel>[] {
  const t = useTranslations('memberLevel');
  const state = useLevelStateColumns(memberLevel, actions, 90);
  return useMemo(
    (): readonly Column<MemberLevel>[] => [
      {
        key: 'icon',
        header: t('columns.icon'),
        width: 76,
        card: 'picture',
        cell: ({ icon, name }) => <LevelIcon url={icon} name={name} />,
      },
      { key: 'name', header: t('fields.name'), width: 150, card: 'title', hideable: false, cell: ({ name }) => name },
      { key: 'grade', header: t('fields.grade'), width: 80, align: 'end', cell: ({ grade }) => grade },
      countColumn('growthMin', t('fields.growthMin'), 120),
      { key: 'discount', header: t('columns.discount'), width: 110, align: 'end', cell: ({ discount }) => formatPercent(discount) },
      { key: 'pointRate', header: t('columns.pointRate'), width: 110, align: 'end', cell: ({ pointRate }) => formatPercent(pointRate) },
      holdersColumn('memberCount', t('fields.memberCount'), 100, href('/member/memberList')),
      ...state,
    ],
    [t, state],
  );
}
