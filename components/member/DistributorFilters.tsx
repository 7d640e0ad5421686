'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DateRangeFilter } from '@/components/list/DateRangeFilter';
import { FilterBar } from '@/components/list/FilterBar';
import { RemoteSelectFilter } from '@/components/list/RemoteSelectFilter';
import { SelectFilter } from '@/components/list/SelectFilter';
import { StoreFilter } from '@/components/list/StoreFilter';
import { TextFilter } from '@/components/list/TextFilter';
import type { Distributor, DistributorFilter } from '@/lib/contract/distributor';
import type { ResourceList } from '@/lib/list/use-resource-list';
import { memberSource } from './member-source';
import { useDistributorLevelOptions } from './use-distributor-levels';

const STATUSES = [1, 0, -1] as const;

/** What distributors can be found by. */
export function DistributorFilters({ list, actions }: { list: ResourceList<Distributor, DistributorFilter>; actions: ReactNode }) {
  const t = useTranslations('distributor');
  const enums = useTranslations('enums.distributorStatus');
  const levels = useDistributorLevelOptions('all');
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
