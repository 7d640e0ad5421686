'use client';
import { useTranslations } from 'next-intl';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { RangeFilter } from '@/components/list/filters/RangeFilter';
import { RemoteSelectFilter } from '@/components/list/filters/RemoteSelectFilter';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { memberSource } from '@/components/records/member-source';
import type { Member, MemberFilter } from '@/lib/contract/member';
import type { ResourceList } from '@/lib/list/resource-list';

/** What members can be found by besides, behind "more". */
export function MoreMemberFilters({ list }: { list: ResourceList<Member, MemberFilter> }) {
  const t = useTranslations('member');
  const common = useTranslations('common');
  const yesNo = [
    { value: 1, label: common('yes') },
    { value: 0, label: common('no') },
  ];
  return (
    <>
      <SelectFilter list={list} name="isDistributor" label={t('fields.isDistributor')} options={yesNo} />
      <StoreFilter list={list} label={t('fields.storeId')} />
      <RemoteSelectFilter list={list} name="parentId" label={t('fields.parentId')} source={memberSource} />
      <DateRangeFilter list={list} label={t('fields.lastLoginTime')} start="lastLoginStart" end="lastLoginEnd" />
      <RangeFilter list={list} label={t('fields.orderCount')} min="orderCountMin" max="orderCountMax" />
      <RangeFilter list={list} label={t('fields.balance')} min="balanceMin" max="balanceMax" kind="money" />
    </>
  );
}
