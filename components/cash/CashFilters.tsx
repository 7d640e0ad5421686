'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Cash, CashFilter } from '@/lib/contract/cash';
import { cashApplicant, cashType } from '@/lib/contract/states/cash';
import type { ResourceList } from '@/lib/list/resource-list';

/** What withdrawals can be found by; another store has its own earnings alone, so it chooses no applicant. */
export function CashFilters({ list, actions }: { list: ResourceList<Cash, CashFilter>; actions: ReactNode }) {
  const t = useTranslations('cash');
  const enums = useTranslations('enums');
  const main = useViewer().storeId === MAIN_STORE;
  const applicants = Object.values(cashApplicant).map((value) => ({ value, label: enums(`cashApplicant.${value}`) }));
  const types = Object.values(cashType).map((value) => ({ value, label: enums(`cashType.${value}`) }));
  const lead = <TextFilter list={list} name="keyword" label={t('keyword')} />;
  return (
    <FilterBar list={list} lead={lead} actions={actions} more={<StoreFilter list={list} label={t('fields.storeId')} />}>
      {main && <SelectFilter list={list} name="applicant" label={t('fields.applicant')} options={applicants} />}
      <SelectFilter list={list} name="type" label={t('fields.type')} options={types} />
      <DateRangeFilter list={list} label={t('fields.createTime')} start="startTime" end="endTime" />
    </FilterBar>
  );
}
