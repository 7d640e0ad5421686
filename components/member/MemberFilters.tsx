'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DateRangeFilter } from '@/components/list/DateRangeFilter';
import { FilterBar } from '@/components/list/FilterBar';
import { RangeFilter } from '@/components/list/RangeFilter';
import { RemoteSelectFilter } from '@/components/list/RemoteSelectFilter';
import { SelectFilter } from '@/components/list/SelectFilter';
import { StoreFilter } from '@/components/list/StoreFilter';
import { TextFilter } from '@/components/list/TextFilter';
import type { Member, MemberFilter } from '@/lib/contract/member';
import type { ResourceList } from '@/lib/list/use-resource-list';
import { memberSource } from './member-source';
import { useLevelOptions } from './use-member-levels';

const STATUSES = [1, 0, -1] as const;

/** What members can be found by. */
export function MemberFilters({ list, actions }: { list: ResourceList<Member, MemberFilter>; actions: ReactNode }) {
  const t = useTranslations('member');
  const common = useTranslations('common');
  const enums = useTranslations('enums.memberStatus');
  const levels = useLevelOptions('all');
  const statuses = STATUSES.map((status) => ({ value: status, label: enums(String(status)) }));
  const yesNo = [
    { value: 1, label: common('yes') },
    { value: 0, label: common('no') },
  ];
  const more = (
    <>
      <SelectFilter list={list} name="isDistributor" label={t('fields.isDistributor')} options={yesNo} />
      <StoreFilter list={list} label={t('fields.storeId')} />
      <RemoteSelectFilter list={list} name="parentId" label={t('fields.parentId')} source={memberSource} />
      <DateRangeFilter list={list} label={t('fields.lastLoginTime')} start="lastLoginStart" end="lastLoginEnd" />
      <RangeFilter list={list} label={t('fields.orderCount')} min="orderCountMin" max="orderCountMax" />
      <RangeFilter list={list} label={t('fields.balance')} min="balanceMin" max="balanceMax" kind="money" />
    </>
  );
  return (
    <FilterBar list={list} lead={<TextFilter list={list} name="keyword" label={t('keyword')} />} more={more} actions={actions}>
      <SelectFilter list={list} name="levelId" label={t('fields.levelId')} options={levels} />
      <SelectFilter list={list} name="status" label={t('fields.status')} options={statuses} />
      <DateRangeFilter list={list} label={t('fields.registerTime')} start="startTime" end="endTime" />
    </FilterBar>
  );
}
