'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import type { StoreFlow, StoreFlowFilter, StoreFlowSums } from '@/lib/contract/store-flow';
import type { ResourceList } from '@/lib/list/resource-list';
import { type FlowKind, flowTypes } from './flow-kinds';

interface Props {
  readonly kind: FlowKind;
  readonly list: ResourceList<StoreFlow, StoreFlowFilter, StoreFlowSums>;
  readonly actions: ReactNode;
}

/** What rows of a ledger can be found by. */
export function FlowFilters({ kind, list, actions }: Props) {
  const t = useTranslations('storeFlow');
  const enums = useTranslations('enums');
  const types = flowTypes.map((value) => ({ value, label: enums(`storeFlowBiz.${value}`) }));
  const directions = (['in', 'out'] as const).map((value) => ({ value, label: enums(`direction.${value}`) }));
  const settled = [0, 1, 2].map((value) => ({ value, label: enums(`settleStatus.${value}`) }));
  const lead = <TextFilter list={list} name="bizNo" label={t('fields.bizNo')} />;
  const settlement = <SelectFilter list={list} name="settleStatus" label={t('fields.settleStatus')} options={settled} />;
  const all = kind === 'finance';
  const more = (
    <>
      {all && settlement}
      <SelectFilter list={list} name="direction" label={t('fields.direction')} options={directions} />
    </>
  );
  return (
    <FilterBar list={list} lead={lead} more={more} actions={actions}>
      {all && <StoreFilter list={list} label={t('fields.storeId')} />}
      <SelectFilter list={list} name="bizType" label={t('fields.bizType')} options={types} />
      {!all && settlement}
      <DateRangeFilter list={list} label={t('fields.createTime')} start="startTime" end="endTime" />
    </FilterBar>
  );
}
