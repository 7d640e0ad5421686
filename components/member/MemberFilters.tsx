'use client';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode } from 'react';
import { useLevelOptions } from '@/components/level/use-level-options';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import type { Member, MemberFilter } from '@/lib/contract/member';
import { memberLevel } from '@/lib/contract/member-level';
import type { ResourceList } from '@/lib/list/resource-list';

const MoreMemberFilters = lazy(() => import('./MoreMemberFilters').then((module) => ({ default: module.MoreMemberFilters })));

const STATUSES = [1, 0, -1] as const;

/** What members can be found by. */
export function MemberFilters({ list, actions }: { list: ResourceList<Member, MemberFilter>; actions: ReactNode }) {
  const t = useTranslations('member');
  const enums = useTranslations('enums.memberStatus');
  const levels = useLevelOptions(memberLevel);
  const statuses = STATUSES.map((status) => ({ value: status, label: enums(String(status)) }));
  return (
    <FilterBar
      list={list}
      lead={<TextFilter list={list} name="keyword" label={t('keyword')} />}
      more={<MoreMemberFilters list={list} />}
      actions={actions}
    >
      <SelectFilter list={list} name="levelId" label={t('fields.levelId')} options={levels} />
      <SelectFilter list={list} name="status" label={t('fields.status')} options={statuses} />
      <DateRangeFilter list={list} label={t('fields.registerTime')} start="startTime" end="endTime" />
    </FilterBar>
  );
}
