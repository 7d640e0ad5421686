'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useLevelOptions } from '@/components/level/use-level-options';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { RemoteSelectFilter } from '@/components/list/filters/RemoteSelectFilter';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { memberSource } from '@/components/records/member-source';
import type { Distributor, DistributorFilter } from '@/lib/contract/distributor';
import { distributorLevel } from '@/lib/contract/distributor-level';
import type { ResourceList } from '@/lib/list/resource-list';

const STATUSES = [1, 0, -1] as const;

/** What distributors can be found by. */
export function DistributorFilters({ list, actions }: { list: ResourceList<Distributor, DistributorFilter>; actions: ReactNode }) {
  const t = useTranslations('distributor');
  const enums = useTranslations('enums.distributorStatus');
  const levels = useLevelOptions(distributorLevel);
  const statuses = STATUSES.map((status) => ({ value: status, label: enums(String(status)) }));
  const more = (
    <>
      <RemoteSelectFilter list={list} name="parentId" label={t('fields.parentId')} source={memberSource} />
      <StoreFilter list={list} label={t('fields.storeId')} />
    </>
  );
  return (
    <FilterBar list={list} lead={<TextFilter list={list} name="keyword" label={t('keyword')} width={220} />} more={more} actions={actions}>
      <SelectFilter list={list} name="levelId" label={t('fields.levelId')} options={levels} />
      <SelectFilter list={list} name="status" label={t('fields.status')} options={statuses} />
      <DateRangeFilter list={list} label={t('fields.joinTime')} start="startTime" end="endTime" />
    </FilterBar>
  );
}
