'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { FilterBar } from '@/components/list/filters/FilterBar';
import { RemoteSelectFilter } from '@/components/list/filters/RemoteSelectFilter';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { StoreFilter } from '@/components/list/filters/StoreFilter';
import { TextFilter } from '@/components/list/filters/TextFilter';
import { memberSource } from '@/components/records/member-source';
import type { LedgerFilter, LedgerRow } from '@/lib/contract/member-ledger';
import type { ResourceList } from '@/lib/list/resource-list';
import { type LedgerKind, ledgers } from './ledgers';

const DIRECTIONS = ['in', 'out'] as const;

interface Props {
  readonly kind: LedgerKind;
  readonly list: ResourceList<LedgerRow, LedgerFilter>;
  readonly actions: ReactNode;
}

/** What rows of a ledger can be found by. */
export function LedgerFilters({ kind, list, actions }: Props) {
  const t = useTranslations('ledger');
  const enums = useTranslations('enums');
  const { bizEnum, bizTypes } = ledgers[kind];
  const types = bizTypes.map((value) => ({ value, label: enums(`${bizEnum}.${value}`) }));
  const directions = DIRECTIONS.map((value) => ({ value, label: enums(`direction.${value}`) }));
  const more = (
    <>
      <TextFilter list={list} name="bizNo" label={t('fields.bizNo')} />
      <RemoteSelectFilter list={list} name="memberId" label={t('fields.member')} source={memberSource} />
      <StoreFilter list={list} label={t('fields.storeId')} />
    </>
  );
  return (
    <FilterBar list={list} lead={<TextFilter list={list} name="keyword" label={t('keyword')} />} more={more} actions={actions}>
      <SelectFilter list={list} name="bizType" label={t('fields.bizType')} options={types} />
      <SelectFilter list={list} name="direction" label={t('fields.direction')} options={directions} />
      <DateRangeFilter list={list} label={t('fields.createTime')} start="startTime" end="endTime" />
    </FilterBar>
  );
}
